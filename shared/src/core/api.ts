/** Milliseconds. Source: specification, section 9. */
export const REQUEST_TIMEOUT = 10_000;

/** `status` 0: no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: readonly { path: string; message: string }[] = [],
    /** The current state on the server (409). */
    readonly data?: unknown,
    /** Seconds (429, 503). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** How pages read the API: over HTTP in browsers, directly or over HTTP on the server. Rejects with `ApiError`. */
export interface ApiPort {
  /** `path` is below `/api/v1`; `/teams/<remote>/…` is the API of a remote's team. */
  get(path: string, query?: object, signal?: AbortSignal): Promise<unknown>;
}

/** `fillPath('/program/:id', { id })` */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
