/** Letters saved in Cache Storage, under random addresses that the service worker answers. */

const CACHE = 'saved-letters';

export const SAVED_LETTERS_PATH = '/saved-letters/';

export const SAVED_PATH = '/kept-on-this-device';

const NAME = 'x-letter-name';
const SAVED_AT = 'x-saved-at';

export interface SavedLetter {
  address: string;
  name: string;
  /** Without personal data. */
  fileName: string;
  savedAt: string;
}

/** False without TLS and in some private windows. */
export const canSaveLetters = (): boolean => 'caches' in globalThis;

export async function saveLetter(pdf: Blob, letter: Omit<SavedLetter, 'address'>): Promise<void> {
  const headers = {
    'content-type': 'application/pdf',
    [NAME]: encodeURIComponent(letter.name),
    [SAVED_AT]: letter.savedAt,
  };
  const cache = await caches.open(CACHE);
  await cache.put(`${SAVED_LETTERS_PATH}${crypto.randomUUID()}/${letter.fileName}`, new Response(pdf, { headers }));
  // Asks the browser not to evict it.
  await navigator.storage?.persist?.().catch(() => false);
}

export async function savedLetters(): Promise<SavedLetter[]> {
  if (!canSaveLetters() || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const letters = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<SavedLetter> => {
      const headers = (await cache.match(url))?.headers;
      const address = new URL(url).pathname;
      return {
        address,
        name: decodeURIComponent(headers?.get(NAME) ?? ''),
        fileName: address.slice(address.lastIndexOf('/') + 1),
        savedAt: headers?.get(SAVED_AT) ?? '',
      };
    }),
  );
  return letters.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export async function savedLetter(address: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address);
}

export async function removeSavedLetter(address: string): Promise<void> {
  await (await caches.open(CACHE)).delete(address);
}
