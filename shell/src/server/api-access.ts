import { setTimeout as delay } from 'node:timers/promises';
import type { PublicReads } from '@university/api';
import type { demoLogins } from '@university/api/demo';
import { ApiError, type ApiPort } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { AnswerOf, Failure, VisitCount } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { ofSite, type SiteIdentity, UNNAMED } from '@university/shared/identity';
import { HttpError, type Needs, type Probes, bindTrace, traced, traceHeaders } from '@university/web';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { apiProxy } from './api-proxy';
import type { Config } from './config';
import { PREVIEW_COOKIE } from './pages/bar';
import { texts } from './texts';

/** The API in this process, or a separate server. */
export interface ApiAccess {
  plugin: FastifyPluginAsync;
  portFor(visitorAddress: string, previewToken?: string, language?: Language): ApiPort;
  isPreview(token: string): Promise<boolean>;
  /** Changes with the public data; null while unknown. */
  dataVersion(): Promise<string | null>;
  identity(previewToken?: string, language?: Language): Promise<SiteIdentity>;
  logins: typeof demoLogins | null;
  /** Only in this process. */
  probes?: Probes;
  needs?: Needs;
  /** Only in this process. */
  tellTeam?: (to: string, news: { remote: string; version: string; reason: string }) => Promise<void>;
  noteLifted?: (lifted: { remote: string; version: string; by?: string; address: string }) => Promise<void>;
  /** Undefined without a key. */
  addVisits?: (visits: VisitCount[]) => Promise<void>;
  startJobs(): void;
  close(): Promise<void>;
}

export async function openApi(config: Config, logger: FastifyBaseLogger): Promise<ApiAccess> {
  if (config.apiUrl) return remoteApi(config.apiUrl, config.siteKey);
  // Loaded only where it runs.
  const { apiOptions, buildApi, openApiPlugin } = await import('@university/api');
  const options = apiOptions(config.api);
  const api = await buildApi({ ...options, logger });
  return {
    ...readingBy((path, { query, previewToken }) => readDirectly(api.port, path, query, previewToken)),
    plugin: async (app) => {
      await app.register(openApiPlugin);
      await app.register(api.plugin);
    },
    isPreview: async (token) => api.isPreview(token),
    dataVersion: () => api.dataVersion(),
    logins: options.demo ? (await import('@university/api/demo')).demoLogins : null,
    probes: api.probes,
    tellTeam: (to, news) => api.tellTeam(to, news),
    noteLifted: (lifted) => api.noteLifted(lifted),
    addVisits: (visits) => api.addVisits(visits),
    startJobs: () => api.jobs.start(),
    close: () => api.close(),
  };
}

function portIn(language: Language | undefined, port: ApiPort): ApiPort {
  const followed = inTrace(port);
  if (!language || language === 'en') return followed;
  return { get: (path, query, signal) => followed.get(path, { lang: language, ...query }, signal) };
}

function inTrace(port: ApiPort): ApiPort {
  const get: ApiPort['get'] = (path, query, signal) => {
    // The rest of the path may be a letter's code.
    const [, what = ''] = path.split('/', 2);
    return traced('read', { 'university.read': what }, () => port.get(path, query, signal));
  };
  return { get: bindTrace(get) };
}

/** An older server lacks this call. */
async function identityFrom(port: Pick<ApiPort, 'get'>): Promise<SiteIdentity> {
  const [, path = ''] = calls.getIdentity.split(' ');
  const answer = (await port.get(path).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  })) as AnswerOf<'getIdentity'> | null;
  return answer ? ofSite(answer.data) : UNNAMED;
}

function readingBy(
  read: (path: string, reading: Reading) => Promise<unknown>,
): Pick<ApiAccess, 'portFor' | 'identity'> {
  return {
    portFor: (visitor, previewToken, language) =>
      portIn(language, { get: (path, query, signal) => read(path, { query, visitor, previewToken, signal }) }),
    identity: (previewToken, language) => {
      const signal = AbortSignal.timeout(VERSION_DEADLINE);
      return identityFrom(portIn(language, { get: (path, query) => read(path, { query, previewToken, signal }) }));
    },
  };
}

const readDirectly = (direct: PublicReads, path: string, query?: object, previewToken?: string) =>
  direct.get(path, { ...query }, previewToken).catch((error: unknown) => {
    throw error instanceof HttpError ? new ApiError(error.status, error.code, error.message, [], error.data) : error;
  });

function remoteApi(apiUrl: string, siteKey: string | undefined): ApiAccess {
  const closing = new AbortController();
  return {
    plugin: apiProxy(apiUrl),
    ...readingBy((path, reading) => readOverHttp(apiUrl, path, reading)),
    isPreview: (previewToken) => {
      const [, path = ''] = calls.readDraftPreview.split(' ');
      const signal = AbortSignal.timeout(VERSION_DEADLINE);
      return readOverHttp(apiUrl, path, { previewToken, signal }).then(
        () => true,
        () => false,
      );
    },
    dataVersion: versionOverHttp(apiUrl, closing.signal),
    needs: { api: () => readinessOf(apiUrl) },
    logins: null,
    ...(siteKey && { addVisits: (visits: VisitCount[]) => sendVisits(apiUrl, siteKey, visits) }),
    startJobs: () => {},
    close: async () => closing.abort(),
  };
}

/** Milliseconds: while pages wait, in the background, and between attempts. */
const VERSION_DEADLINE = 500;
const TIMEOUT = 3_000;
const PAUSE = 1_500;

/** Milliseconds for which the last version of a slow API is assumed; otherwise it would get every page's reads. */
const LATE = 5000;

/** A server without versions: nothing is cached. A slow one is polled in the background until it answers in time. */
function versionOverHttp(apiUrl: string, closing: AbortSignal): () => Promise<string | null> {
  let known: { version: string | null; at: number } = { version: null, at: 0 };
  let isSlow = false;

  async function ask(timeout: number): Promise<boolean> {
    const begun = Date.now();
    const signal = AbortSignal.timeout(timeout);
    try {
      const { data } = (await readOverHttp(apiUrl, '/data-version', { signal })) as AnswerOf<'readDataVersion'>;
      known = { version: data.version, at: Date.now() };
      return Date.now() - begun <= VERSION_DEADLINE;
    } catch {
      // Refused, not late.
      if (!signal.aborted) known = { version: null, at: 0 };
      return false;
    }
  }

  async function askUntilInTime(): Promise<void> {
    isSlow = true;
    while (isSlow) {
      await delay(PAUSE, undefined, { ref: false, signal: closing });
      isSlow = !(await ask(TIMEOUT));
    }
  }

  return async () => {
    if (!isSlow && !(await ask(VERSION_DEADLINE)) && !isSlow) void askUntilInTime().catch(() => {});
    return Date.now() < known.at + LATE ? known.version : null;
  };
}

async function readinessOf(apiUrl: string): Promise<string | null> {
  const answer = await fetch(new URL('/readyz', apiUrl), { signal: AbortSignal.timeout(TIMEOUT) });
  await answer.body?.cancel();
  return answer.status < 500 ? null : 'is not ready';
}

const VISITS_DEADLINE = 10_000;

async function sendVisits(apiUrl: string, siteKey: string, visits: VisitCount[]): Promise<void> {
  const [method, path = ''] = calls.addVisits.split(' ');
  const answer = await fetch(new URL(`/api/v1${path}`, apiUrl), {
    method,
    headers: { authorization: `Bearer ${siteKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ visits }),
    signal: AbortSignal.timeout(VISITS_DEADLINE),
  });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
}

interface Reading {
  query?: object;
  visitor?: string;
  previewToken?: string;
  signal?: AbortSignal;
}

async function readOverHttp(apiUrl: string, path: string, { query, visitor, previewToken, signal }: Reading) {
  const url = new URL(`/api/v1${path}`, apiUrl);
  // The path comes from remotes' code: it must stay below the API.
  if (!url.pathname.startsWith('/api/v1/') || url.origin !== new URL(apiUrl).origin)
    throw new ApiError(404, 'not_found', texts.nothing);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const headers = {
    ...traceHeaders(),
    ...(visitor && { 'x-forwarded-for': visitor }),
    ...(previewToken && { cookie: `${PREVIEW_COOKIE}=${previewToken}` }),
  };
  const answer = await fetch(url, { signal, headers });
  const body = (await answer.json()) as Partial<Omit<Failure, 'status'>>;
  if (!answer.ok)
    throw new ApiError(
      answer.status,
      body.code ?? 'failed',
      body.message ?? `The API answered ${answer.status}`,
      [],
      body.data,
    );
  return body;
}
