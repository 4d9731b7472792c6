import { LOCALE } from '../language/here';

export function formatMoney(rupees: number): string {
  return `₹${rupees.toLocaleString(LOCALE)}`;
}

export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
