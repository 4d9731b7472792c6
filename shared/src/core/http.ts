import type { AxiosInstance } from 'axios';
import type { AnswerOf, BodyOf, CallName, Calls, QueryOf } from '../contract/endpoints';
import { inOwnLanguage } from '../language/here';
import { ApiError, type ApiPort, fillPath } from './api';
import type { Request } from './axios-client';
import { UNREACHABLE } from './texts';

/** Loaded with the first call, so that reading a page does not cost it. A failed load is tried again with the next. */
const axiosClient = () => import('./axios-client');

/** The one axios client of the site. */
export async function httpClient(): Promise<AxiosInstance> {
  return (await axiosClient()).client;
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
 * Makes a call of the contract, by its name there: `call(calls.login, { body })`. Resolves to the whole answer.
 * Failures are logged and thrown again as `ApiError`.
 */
export async function call<C extends CallName>(name: C, options: Options<C> = {}): Promise<AnswerOf<Calls[C]>> {
  const { params, ...rest } = options;
  const [method, path] = name.split(' ') as [string, string];
  const asked = { ...rest, query: inOwnLanguage(rest.query) };
  return (await send(method, fillPath(path, params), asked)) as AnswerOf<Calls[C]>;
}

/**
 * Makes a request that is no call of the contract. Fails as `call` does.
 * @param path below `/api/v1`, a whole address, or `/teams/<remote>/…`: the API of a remote’s team
 */
export async function send(method: string, path: string, request: Request): Promise<unknown> {
  const { send } = await axiosClient().catch(() => {
    throw new ApiError(0, 'unreachable', UNREACHABLE);
  });
  return send(method, path, request);
}

/** The `ApiPort` of the browser. */
export const browserApi: ApiPort = {
  get: (path, query, signal) => send('GET', path, { query, signal }),
};
