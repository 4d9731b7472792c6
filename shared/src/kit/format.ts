/** `₹1,25,000`. */
export function formatMoney(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`;
}

/** `12 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
