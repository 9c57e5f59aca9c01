declare module 'virtual:locales' {
  const found: Record<string, () => Promise<{ default: string }>>;
  export default found;
}
