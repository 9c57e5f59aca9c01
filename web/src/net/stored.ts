/** What this browser keeps for us: of this device, and of this tab. Where it keeps nothing, because site data are
 * blocked or there is no room, the page remembers it as long as it is open. */

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** storage: reading the property itself can be forbidden. */
function stored(storage: () => Storage): Stored {
  const unkept = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => unkept.get(key) ?? attempt((kept) => kept.getItem(key)),
    setItem(key, value) {
      unkept.set(key, value);
      attempt((kept) => {
        kept.setItem(key, value);
        unkept.delete(key);
      });
    },
    removeItem(key) {
      unkept.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
    clear() {
      unkept.clear();
      attempt((kept) => kept.clear());
    },
  };
}

export const onDevice = stored(() => localStorage);
export const inTab = stored(() => sessionStorage);
