import type { AxiosInstance } from 'axios';
import { ApiError, type ApiPort } from './api';

/** Milliseconds before a call is given up. Source: specification, section 9. */
export const REQUEST_TIMEOUT = 10_000;

let client: Promise<AxiosInstance> | undefined;

/** The one axios client of the site. Loaded with the first call, so that reading a page does not cost it. */
export function httpClient(): Promise<AxiosInstance> {
  client ??= import('./axios-client').then((module) => module.createClient());
  client.catch(() => {
    client = undefined;
  });
  return client;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`. */
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called with 0 to 1 while a body is sent. */
  onProgress?: (share: number) => void;
  /** Milliseconds; `0` waits as long as it takes (uploads). */
  timeout?: number;
}

/** Makes a call and resolves to the whole answer. Failures are logged and thrown again as `ApiError`. */
export async function call<T = unknown>({ path, query, body, onProgress, ...rest }: Call): Promise<T> {
  try {
    const http = await httpClient();
    const answer = await http.request<T>({
      ...rest,
      url: path,
      params: query,
      data: body,
      onUploadProgress: onProgress && ((event) => onProgress(event.progress ?? 0)),
    });
    return answer.data;
  } catch (error) {
    const failure = await asApiError(error);
    if (failure.code !== 'cancelled') console.warn(`${rest.method} ${path} failed: ${failure.message}`);
    throw failure;
  }
}

async function asApiError(error: unknown): Promise<ApiError> {
  const { isAxiosError, isCancel } = await import('axios').catch(() => ({ isAxiosError: () => false, isCancel: () => false }) as never);
  if (isCancel(error)) return new ApiError(0, 'cancelled', 'The call was cancelled.');
  if (!isAxiosError(error)) return new ApiError(0, 'unreachable', 'The page could not reach the university. Check your connection and try again.');
  const { response } = error;
  if (!response) {
    const late = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    return late
      ? new ApiError(0, 'timeout', 'The university did not answer within 10 seconds. Try again.')
      : new ApiError(0, 'unreachable', 'The page could not reach the university. Check your connection and try again.');
  }
  const said = (response.data ?? {}) as Partial<{ code: string; message: string; issues: ApiError['issues']; data: unknown }>;
  const wait = Number(response.headers['retry-after']);
  return new ApiError(
    response.status,
    said.code ?? 'failed',
    said.message ?? 'Something went wrong on our side. Try again in a minute.',
    said.issues,
    said.data,
    Number.isFinite(wait) ? wait : undefined,
  );
}

/** The `ApiPort` of the browser. */
export const browserApi: ApiPort = {
  get: (path, query, signal) => call({ method: 'GET', path, query, signal }),
};
