export interface Log {
  error(fields: { err: unknown; area?: string; remote?: string; path?: string }, message: string): void;
}

/** Log lines per second. */
const MOST_LINES = 20;

export function sparingly<T extends unknown[]>(call: (...args: T) => void, most = MOST_LINES, now = Date.now) {
  let second = 0;
  let calls = 0;
  return (...args: T): void => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) calls = 0;
    second = current;
    if (++calls <= most) call(...args);
  };
}
