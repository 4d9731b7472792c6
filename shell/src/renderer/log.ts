/** Where rendering writes what operators should know. */
export interface Log {
  /** `err` is the error; `area` the id of the page, slot or document whose code was to run, `remote` whose it is. */
  error(fields: { err: unknown; area?: string; remote?: string; path?: string }, message: string): void;
}

/** Lines of log that a renderer may write in a second; a page that writes without end must not fill the server's disk. */
const MOST_LINES = 20;

/** Lets so many calls through in each second, and no others. */
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
