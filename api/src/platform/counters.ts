/** Things that happen and should be watched, counted since the start; `/metrics` shows them. */
export const COUNTERS = {
  date_spray_alarms: 'Alarms: a date of birth is being tried at many applicants; once an hour for each date',
  refused_attempts: 'Attempts refused because somebody has to wait',
} as const;

export type CounterName = keyof typeof COUNTERS;

export class Counters {
  readonly #counts = new Map<CounterName, number>();
  readonly #onAdd: (name: CounterName) => void;

  constructor(onAdd: (name: CounterName) => void = () => {}) {
    this.#onAdd = onAdd;
  }

  add(name: CounterName): void {
    this.#onAdd(name);
    this.#counts.set(name, this.get(name) + 1);
  }

  get(name: CounterName): number {
    return this.#counts.get(name) ?? 0;
  }
}
