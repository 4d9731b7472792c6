import axios, { type AxiosError, type AxiosResponse, isAxiosError } from 'axios';
import { ApiError, REQUEST_TIMEOUT } from './api';
import { authStore, sessionExpired } from './auth';
import { texts } from './axios-client-texts';
import { TEAM_APIS } from './teams';
import { UNREACHABLE } from './texts';

/** Base path, timeout and token: specification, section 7. */
export const client = axios.create({ baseURL: '/api/v1/', timeout: REQUEST_TIMEOUT });

client.interceptors.request.use((config) => {
  const token = authStore.getState().session?.token;
  // The token goes to this site only, whatever URL a remote asks for, and never to a team's API.
  const { origin, pathname } = new URL(client.getUri(config), location.href);
  if (token && origin === location.origin && !pathname.startsWith(`${TEAM_APIS}/`))
    config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

client.interceptors.response.use(undefined, (error) => {
  const sent = error.config?.headers?.Authorization as string | undefined;
  if (error.response?.status === 401 && sent) sessionExpired(sent.slice('Bearer '.length));
  throw error;
});

export interface Request {
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  timeout?: number;
  responseType?: 'blob';
}

export async function send(
  method: string,
  path: string,
  { query, body, onProgress, ...rest }: Request,
): Promise<unknown> {
  try {
    const answer = await client.request<unknown>({
      ...rest,
      method,
      url: path,
      ...(path.startsWith('/teams/') && { baseURL: '/api' }),
      params: query,
      data: body,
      onUploadProgress: onProgress && ((event) => onProgress(event.progress ?? 0)),
    });
    // Some networks answer with a page of their own, to log in at.
    if (!rest.responseType && !isAnswer(answer)) throw unreachable();
    return answer.data;
  } catch (error) {
    const failure = asApiError(error);
    if (failure.code !== 'cancelled') console.warn(`${method} ${path} failed: ${failure.message}`);
    throw failure;
  }
}

const isAnswer = ({ data, headers }: AxiosResponse<unknown>) =>
  typeof data === 'object' ? data !== null : /^text\/csv\b/i.test(String(headers['content-type']));

function asApiError(error: unknown): ApiError {
  if (!isAxiosError(error)) return unreachable();
  if (error.code === 'ERR_CANCELED') return new ApiError(0, 'cancelled', texts.cancelled);
  return error.response ? refused(error.response) : isLate(error) ? tooLate() : unreachable();
}

const isLate = ({ code }: AxiosError) => code === 'ECONNABORTED' || code === 'ETIMEDOUT';

const tooLate = () => new ApiError(0, 'timeout', texts.tooLate);

const unreachable = () => new ApiError(0, 'unreachable', UNREACHABLE);

interface Said {
  code: string;
  message: string;
  issues: ApiError['issues'];
  data: unknown;
}

function refused({ status, data, headers }: NonNullable<AxiosError['response']>): ApiError {
  const { code, message, issues, data: known } = (data ?? {}) as Partial<Said>;
  const wait = Number.parseInt(headers['retry-after'], 10);
  return new ApiError(
    status,
    code ?? 'failed',
    message ?? texts.failed,
    issues,
    known,
    Number.isNaN(wait) ? undefined : wait,
  );
}
