import type { AxiosInstance } from 'axios';
import type { AnswerOf, BodyOf, CallName, Calls, QueryOf } from '../contract/endpoints';
import { inOwnLanguage } from '../language/here';
import { ApiError, type ApiPort, fillPath } from './api';
import type { Request } from './axios-client';
import { UNREACHABLE } from './texts';

/** Loaded with the first call; a failed load is retried by the next. */
const axiosClient = () => import('./axios-client');

export async function httpClient(): Promise<AxiosInstance> {
  return (await axiosClient()).client;
}

interface Options<C extends CallName> {
  params?: Record<string, string>;
  query?: QueryOf<Calls[C]>;
  body?: BodyOf<Calls[C]> | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  /** Milliseconds; 0 for no limit (uploads). */
  timeout?: number;
}

/** `call(calls.login, { body })`. @throws ApiError */
export async function call<C extends CallName>(name: C, options: Options<C> = {}): Promise<AnswerOf<Calls[C]>> {
  const { params, ...rest } = options;
  const [method, path] = name.split(' ') as [string, string];
  const asked = { ...rest, query: inOwnLanguage(rest.query) };
  return (await send(method, fillPath(path, params), asked)) as AnswerOf<Calls[C]>;
}

/** For requests outside the contract. @param path below `/api/v1`, an absolute URL, or `/teams/<remote>/…` */
export async function send(method: string, path: string, request: Request): Promise<unknown> {
  const { send } = await axiosClient().catch(() => {
    throw new ApiError(0, 'unreachable', UNREACHABLE);
  });
  return send(method, path, request);
}

export const browserApi: ApiPort = {
  get: (path, query, signal) => send('GET', path, { query, signal }),
};
