/** What is saved as text by key. Browsers may refuse (cookies blocked, private windows, full storage): then nothing is read and nothing saved. */
function savedIn(name: 'sessionStorage' | 'localStorage') {
  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      // Asking for the storage throws as well, and some browsers inside apps have null.
      return use(window[name]);
    } catch {
      return undefined;
    }
  }
  const get = (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null;
  return {
    get,
    /** Text that another release or a person wrote may be no JSON: null. */
    getJson(key: string): unknown {
      try {
        return JSON.parse(get(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** Null removes. @returns whether it was done */
    set: (key: string, value: string | null): boolean =>
      attempt((storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        return true;
      }) ?? false,
  };
}

/** For as long as this tab is open. */
export const tabStorage = savedIn('sessionStorage');

/** For all tabs, until somebody removes it. */
export const deviceStorage = savedIn('localStorage');
