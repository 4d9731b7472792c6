import { cookieOf, previewsOf } from '../../../shell/src/server/preview/cookie';

const NAMES = ['mfe-public', 'mfe-search'];
const ALLOWED = ['https://previews.example', 'http://localhost:*'];

/** Cookies name previews of the registry at allowed addresses, or none; what is written is read again. */
export function fuzz(data: Buffer): void {
  const found = previewsOf(data.toString(), NAMES, ALLOWED);
  if (!found) return;
  for (const [name, address] of Object.entries(found)) {
    const { origin, hostname } = new URL(address);
    if (!NAMES.includes(name) || !(ALLOWED.includes(origin) || hostname === 'localhost')) throw new Error(address);
  }
  const again = previewsOf(cookieOf(found).split(';', 1)[0], NAMES, ALLOWED);
  if (JSON.stringify(again) !== JSON.stringify(found)) throw new Error('It is read otherwise than it was written');
}
