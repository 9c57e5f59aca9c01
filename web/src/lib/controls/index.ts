/** What a user sets, presses or copies, on any page. */

export { default as Appearance } from './Appearance.svelte';
export { default as Choices } from './Choices.svelte';
export { default as CopyButton } from './CopyButton.svelte';
export { default as CopyField } from './CopyField.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as MenuButton } from './MenuButton.svelte';
export { default as NameField } from './NameField.svelte';
export { default as OtherDevice } from './OtherDevice.svelte';
export { default as ShareLink } from './ShareLink.svelte';
export { default as Shell } from './Shell.svelte';
export { default as Switch } from './Switch.svelte';
