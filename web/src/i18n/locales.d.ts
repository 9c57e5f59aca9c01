declare module 'virtual:locales' {
  /** Strings that come together, by group (build/locales.ts). */
  export type Group = 'page' | 'new' | 'decide' | 'ideas' | 'prepare' | 'replay' | 'tiles' | 'end' | 'fair' | 'learn'
    | 'tutorial' | 'settings' | 'profile' | 'daily' | 'score' | 'statistics' | 'turning' | 'puzzle';
  const found: Record<string, Record<Group, () => Promise<{ default: string }>>>;
  export default found;
}
