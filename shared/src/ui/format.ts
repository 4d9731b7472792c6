const IST = 'Asia/Kolkata';

/** `14 Aug 2025`, in IST. */
export function formatDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-IN', {
    timeZone: IST,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

/** `14 Aug 2025, 5:30 pm IST`. */
export function formatInstant(instant: string): string {
  const time = new Date(instant).toLocaleTimeString('en-IN', {
    timeZone: IST,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return `${formatDate(instant)}, ${time} IST`;
}

/** `₹1,25,000`. */
export function formatMoney(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`;
}

/** `12 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
