import type { AxiosError, AxiosInstance } from 'axios';
import type { AnswerOf, BodyOf, CallName, Calls, QueryOf } from '../contract/endpoints';
import { ApiError, type ApiPort, fillPath } from './api';

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

interface Options<C extends CallName> {
  params?: Record<string, string>;
  query?: QueryOf<Calls[C]>;
  /** JSON as the contract has it, or the parts of an upload. */
  body?: BodyOf<Calls[C]> | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called with 0 to 1 while a body is sent. */
  onProgress?: (share: number) => void;
  /** Milliseconds; `0` waits as long as it takes (uploads). */
  timeout?: number;
}

/**
 * Makes a call of the contract, by its name there: `call('POST /auth/login', { body })`. Resolves to the whole
 * answer. Failures are logged and thrown again as `ApiError`.
 */
export async function call<C extends CallName>(name: C, options: Options<C> = {}): Promise<AnswerOf<Calls[C]>> {
  const { params, ...rest } = options;
  const [method, path] = name.split(' ') as [string, string];
  return (await send(method, fillPath(path, params), rest)) as AnswerOf<Calls[C]>;
}

async function send(
  method: string,
  path: string,
  { query, body, onProgress, ...rest }: Omit<Options<CallName>, 'query' | 'body'> & { query?: object; body?: unknown },
): Promise<unknown> {
  try {
    const http = await httpClient();
    const answer = await http.request<unknown>({
      ...rest,
      method,
      url: path,
      params: query,
      data: body,
      onUploadProgress: onProgress && ((event) => onProgress(event.progress ?? 0)),
    });
    return answer.data;
  } catch (error) {
    const failure = asApiError(error);
    if (failure.code !== 'cancelled') console.warn(`${method} ${path} failed: ${failure.message}`);
    throw failure;
  }
}

function asApiError(error: unknown): ApiError {
  if (!isAxiosError(error))
    return new ApiError(
      0,
      'unreachable',
      'The page could not reach the university. Check your connection and try again.',
    );
  if (error.code === 'ERR_CANCELED') return new ApiError(0, 'cancelled', 'The call was cancelled.');
  const { response } = error;
  if (!response) {
    const late = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    return late
      ? new ApiError(0, 'timeout', 'The university did not answer within 10 seconds. Try again.')
      : new ApiError(0, 'unreachable', 'The page could not reach the university. Check your connection and try again.');
  }
  const said = (response.data ?? {}) as Partial<{
    code: string;
    message: string;
    issues: ApiError['issues'];
    data: unknown;
  }>;
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

/** Told by its mark, not by axios: this must also work when axios itself could not be loaded. */
function isAxiosError(error: unknown): error is AxiosError {
  return (error as Partial<AxiosError> | null)?.isAxiosError === true;
}

/** The `ApiPort` of the browser. */
export const browserApi: ApiPort = {
  get: (path, query, signal) => send('GET', path, { query, signal }),
};
