export const MONITORING_PATH = '/monitoring';

export const SHELL = 'shell';

/** Contains nothing personal. */
export type BrowserReport = { remote: string; version: string } & (
  | {
      kind: 'error';
      /** `hydration`: rendered again in the browser. */
      where: 'browser' | 'hydration';
      name: string;
      message: string;
      /** The page's id, never its address. */
      page: string;
      stack: string[];
    }
  | { kind: 'load'; seconds: number }
  /** https://web.dev/articles/vitals; seconds, or the CLS score. */
  | { kind: 'vital'; name: 'LCP' | 'INP' | 'CLS' | 'TTFB'; value: number }
);

export interface NotedError {
  /** `hydration`: React rendered again. `caught`: shown by a boundary. */
  type: 'error' | 'hydration' | 'caught';
  error: unknown;
  remote?: string;
  componentStack?: string | null;
}

/** May happen before the reporting code is loaded. */
export type Noted = ErrorEvent | PromiseRejectionEvent | NotedError | { type: 'load'; remote: string; seconds: number };

const waiting: Noted[] = [];
let listener: ((event: Noted) => void) | null = null;
let setTroubled: () => void;

export const troubled = new Promise<void>((resolve) => {
  setTroubled = resolve;
});

export function note(event: Noted): void {
  if (event.type !== 'load') setTroubled();
  if (listener) listener(event);
  else waiting.push(event);
}

export function listen(take: (event: Noted) => void): void {
  listener = take;
  for (const event of waiting.splice(0)) take(event);
}
