const IST = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India at an instant, as YYYY-MM-DD. */
export function istDate(instant: Date): string {
  return IST.format(instant);
}
