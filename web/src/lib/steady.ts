/** A set that stays the same object while its contents are equal, so that dependents don't update. */
export function steady<T>(): (next: ReadonlySet<T>) => ReadonlySet<T> {
  let before: ReadonlySet<T> = new Set<T>();
  return (next) => {
    const same = next.size === before.size && [...next].every((each) => before.has(each));
    return same ? before : (before = next);
  };
}
