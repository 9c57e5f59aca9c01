/** Every keyboard shortcut: where it is valid, what it does, and its keys.
 *
 * Keys are separated by spaces; help shows the first one. Shift only counts where it is named.
 */
export const KEYMAP = {
  /** The table, wherever the focus is. */
  table: {
    back: 'Escape',
    confirm: 'Enter',
    undo: 'z',
    pass: 'p',
    bid: 'b',
    use: 'u',
    more: '+ =',
    fewer: '− -',
    blue: '1',
    red: '2',
    yellow: '3',
    green: '4',
    rotate: 'r',
    rotateBack: 'Shift+r',
  },
  /** The large village, when something in it has the focus. */
  village: {
    larger: '+ =',
    smaller: '-',
    fit: '0',
    left: 'Shift+ArrowLeft',
    right: 'Shift+ArrowRight',
    up: 'Shift+ArrowUp',
    down: 'Shift+ArrowDown',
  },
  /** Among the tiles of a region: from the one that has the focus to the next. */
  tiles: { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' },
  /** A button that is part of a drawing. */
  button: { press: 'Enter Space' },
  /** The menu of ways to pass. */
  passMenu: { next: 'ArrowDown', previous: 'ArrowUp', first: 'Home', last: 'End', close: 'Escape' },
  /** Menus, cards and the drawer: whatever lies over the page. */
  popup: { close: 'Escape' },
  replay: {
    play: 'Space',
    forward: 'ArrowRight',
    back: 'ArrowLeft',
    first: 'Home',
    last: 'End',
    nextSeason: 'PageDown',
    previousSeason: 'PageUp',
  },
  /** The Learn pages. */
  learn: { search: '/' },
  searchField: { clear: 'Escape', open: 'Enter' },
} as const;

export type Scope = keyof typeof KEYMAP;
export type Command<S extends Scope> = keyof (typeof KEYMAP)[S] & string;

/** The key as the keymap writes it; where the keyboard types another script, the Latin letter at its place. */
export function keyOf(event: KeyboardEvent): string {
  const key = event.key;
  if (key === ' ') return 'Space';
  if (key.length !== 1) return key;
  if (key > '~') {
    const printed = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1];
    if (printed) return printed.toLowerCase();
  }
  return key.toLowerCase();
}

/** What a key press means in a scope; null if nothing. */
export function commandOf<S extends Scope>(scope: S, event: KeyboardEvent): Command<S> | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = keyOf(event);
  const commands = Object.entries<string>(KEYMAP[scope]);
  const find = (wanted: string): string | undefined =>
    commands.find(([, keys]) => keys.split(' ').includes(wanted))?.[0];
  return ((event.shiftKey && find(`Shift+${key}`)) || find(key) || null) as Command<S> | null;
}

/** Enter and Space do what a click does, on a button that is part of a drawing. */
export function pressing(act: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (!commandOf('button', event)) return;
    event.preventDefault();
    act(event);
  };
}

/** Text is being written there, or something chosen, and keys belong to that. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element
    && target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null;
}

/** The keys of a command, for aria-keyshortcuts. */
export const ariaKeys = <S extends Scope>(scope: S, command: Command<S>): string =>
  (KEYMAP[scope][command] as string).replace(/^\+/, 'Plus');

/** What the keys of the table do, as the settings list it: a part of a message's id, and the keys. */
export function tableHelp(): [does: string, ...keys: string[]][] {
  const { table } = KEYMAP;
  const shown = (keys: string): string => (keys[0] ?? '').toUpperCase();
  return [
    ['colour', table.blue, table.red, table.yellow, table.green],
    ['number', shown(table.more), shown(table.fewer)],
    ...(['bid', 'use', 'pass', 'undo'] as const).map((command): [string, string] => [command, shown(table[command])]),
  ];
}
