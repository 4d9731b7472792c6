/** Where browsers report to. */
export const MONITORING_PATH = '/monitoring';

/** What is not a remote's is the shell's. */
export const SHELL = 'shell';

/** What a browser tells of one event. Nothing in it says who it was. */
export type BrowserReport = { remote: string; version: string } & (
  | { kind: 'error'; name: string; message: string }
  /** Seconds from asking for a remote's code to having it. */
  | { kind: 'load'; seconds: number }
  /** https://web.dev/articles/vitals; seconds, for CLS a score. */
  | { kind: 'vital'; name: 'LCP' | 'INP' | 'CLS' | 'TTFB'; value: number }
);

/** Things that happened before the code that reports them was there. */
type Event =
  | { kind: 'error'; remote?: string; error: unknown; file?: string }
  | { kind: 'load'; remote: string; seconds: number };

const waiting: Event[] = [];
let listener: ((event: Event) => void) | null = null;

/** Notes an event for the report. */
export function note(event: Event): void {
  if (listener) listener(event);
  else waiting.push(event);
}

/** Takes over what was noted, and what will be. */
export function listen(take: (event: Event) => void): void {
  listener = take;
  for (const event of waiting.splice(0)) take(event);
}
