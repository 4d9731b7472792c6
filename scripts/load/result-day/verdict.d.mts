/** `[step, sent, answered, status]`; epoch milliseconds, HTTP status or 0. */
type Sample = (string | number)[];

export function verdict(people: readonly object[], records: ReadonlyMap<string, object>): Record<string, string[]>;
export function byPhase(samples: readonly Sample[], outage: { from: number; to: number }): object[];
export function byStep(samples: readonly Sample[]): object[];
export function percentiles(values: readonly number[]): { p50: number; p95: number; p99: number };
