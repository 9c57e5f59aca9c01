import 'svelte/elements';

declare module 'svelte/elements' {
  interface AriaAttributes {
    /** WAI-ARIA 1.3; look.md says reasons with it. */
    'aria-description'?: string | null | undefined;
  }
}
