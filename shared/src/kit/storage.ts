/** Storage that may be unavailable or full: reads give null, writes false. */
function savedIn(name: 'sessionStorage' | 'localStorage') {
  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      // Access itself may throw, and some in-app browsers have null.
      return use(window[name]);
    } catch {
      return undefined;
    }
  }
  const get = (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null;
  return {
    get,
    getJson(key: string): unknown {
      try {
        return JSON.parse(get(key) ?? 'null');
      } catch {
        return null;
      }
    },
    set: (key: string, value: string | null): boolean =>
      attempt((storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        return true;
      }) ?? false,
  };
}

export const tabStorage = savedIn('sessionStorage');

export const deviceStorage = savedIn('localStorage');
