/** Things that happen and should be watched, counted since the start; `/metrics` shows them. */
export const COUNTERS = {
  date_spray_alarms: 'Failed sign-ins with a date of birth that is being tried at many applicants',
  refused_attempts: 'Attempts refused because somebody has to wait',
} as const;

export type CounterName = keyof typeof COUNTERS;

export class Counters {
  readonly #counts = new Map<CounterName, number>();

  add(name: CounterName): void {
    this.#counts.set(name, this.get(name) + 1);
  }

  get(name: CounterName): number {
    return this.#counts.get(name) ?? 0;
  }
}
