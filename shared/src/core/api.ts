/** Milliseconds before a call is given up. Source: specification, section 9. */
export const REQUEST_TIMEOUT = 10_000;

/** A failed call, as the API explains it; `status` 0 means that no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: readonly { path: string; message: string }[] = [],
    /** What the server knows to be true now, where it says so (409). */
    readonly data?: unknown,
    /** Seconds to wait before trying again, where the server says so (429, 503). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/**
 * What pages read through, in the browser (HTTP by axios) and while rendering on the server (a direct call, or
 * HTTP when the API is a server of its own). Resolves to the whole answer; rejects with `ApiError`.
 */
export interface ApiPort {
  /** `path` is below `/api/v1`, with its parameters filled in; `/teams/<remote>/…` is the API of a remote’s team. */
  get(path: string, query?: object, signal?: AbortSignal): Promise<unknown>;
}

/** A path of the contract with its parameters filled in: `fillPath('/program/:id', { id })`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
