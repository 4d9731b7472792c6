/** Where browsers report to. */
export const MONITORING_PATH = '/monitoring';

/** What is not a remote's is the shell's. */
export const SHELL = 'shell';

/** What a browser tells of one event. Nothing in it says who it was. */
export type BrowserReport = { remote: string; version: string } & (
  | {
      kind: 'error';
      /** `hydration`: the page was rendered anew in the browser, so its visitor may have noticed nothing. */
      where: 'browser' | 'hydration';
      name: string;
      message: string;
      /** Id of the page, never its address; empty where nobody knows. */
      page: string;
      /** See `positionsIn`. */
      stack: string[];
    }
  /** Seconds from asking for a remote's code to having it. */
  | { kind: 'load'; seconds: number }
  /** https://web.dev/articles/vitals; seconds, for CLS a score. */
  | { kind: 'vital'; name: 'LCP' | 'INP' | 'CLS' | 'TTFB'; value: number }
);

/** An error as its part of the shell tells it. */
export interface NotedError {
  /** `hydration`: React made the page anew. `caught`: the page's own boundary shows it. */
  type: 'error' | 'hydration' | 'caught';
  error: unknown;
  /** Whose code it was, where that is known. */
  remote?: string;
  componentStack?: string | null;
}

/** Things that happened, perhaps before the code that reports them was there; those of the window come as they are. */
export type Noted = ErrorEvent | PromiseRejectionEvent | NotedError | { type: 'load'; remote: string; seconds: number };

const waiting: Noted[] = [];
let listener: ((event: Noted) => void) | null = null;
let setTroubled: () => void;

/** Resolves with the first error: it is reported at once. */
export const troubled = new Promise<void>((resolve) => {
  setTroubled = resolve;
});

/** Notes an event for the report. */
export function note(event: Noted): void {
  if (event.type !== 'load') setTroubled();
  if (listener) listener(event);
  else waiting.push(event);
}

/** Takes over what was noted, and what will be. */
export function listen(take: (event: Noted) => void): void {
  listener = take;
  for (const event of waiting.splice(0)) take(event);
}
