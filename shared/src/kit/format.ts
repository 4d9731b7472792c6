import { LOCALE } from '../language/here';

/** `₹1,25,000`. */
export function formatMoney(rupees: number): string {
  return `₹${rupees.toLocaleString(LOCALE)}`;
}

/** `12 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
