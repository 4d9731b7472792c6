/**
 * Letters that a person chose to keep on this device: in the browser's Cache Storage, under addresses that say nothing
 * of the person. The service worker answers at these addresses, also without a connection.
 */

const CACHE = 'saved-letters';

/** Addresses of saved letters begin so. */
export const SAVED_LETTERS_PATH = '/saved-letters/';

/** What is saved on this device, letters first. The service worker alone answers there, also without a connection. */
export const SAVED_PATH = '/kept-on-this-device';

const NAME = 'x-letter-name';
const SAVED_AT = 'x-saved-at';

export interface SavedLetter {
  /** Path on this site; random. */
  address: string;
  /** The result it belongs to, as people call it; not who it names. */
  name: string;
  /** What the file is called when it leaves the browser; without personal data. */
  fileName: string;
  /** When it was fetched, ISO 8601. What was decided since is not in it. */
  savedAt: string;
}

/** False where the browser keeps nothing for sites: without TLS, or in some private windows. */
export const canSaveLetters = (): boolean => 'caches' in globalThis;

export async function saveLetter(pdf: Blob, letter: Omit<SavedLetter, 'address'>): Promise<void> {
  const headers = {
    'content-type': 'application/pdf',
    [NAME]: encodeURIComponent(letter.name),
    [SAVED_AT]: letter.savedAt,
  };
  const cache = await caches.open(CACHE);
  await cache.put(`${SAVED_LETTERS_PATH}${crypto.randomUUID()}/${letter.fileName}`, new Response(pdf, { headers }));
  // Otherwise a browser that runs out of room may delete it. A refusal changes nothing.
  await navigator.storage?.persist?.().catch(() => false);
}

/** The newest first. */
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

/** The letter as it was saved; undefined when it is not on this device. */
export async function savedLetter(address: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address);
}

export async function removeSavedLetter(address: string): Promise<void> {
  await (await caches.open(CACHE)).delete(address);
}
