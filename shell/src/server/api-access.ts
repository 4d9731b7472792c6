import httpProxy from '@fastify/http-proxy';
import { buildApi, ApiError as ServerError, type ApiPort as DirectPort, demoLogins } from '@university/api';
import { ApiError, type ApiPort } from '@university/shared';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from './config';

/** How the site reaches its API: one in this process, or a server of its own. */
export interface ApiAccess {
  /** Serves `/api/v1`. */
  plugin: FastifyPluginAsync;
  /** What pages are rendered from, on behalf of a visitor at this address. */
  portFor(visitorAddress: string): ApiPort;
  /** The demonstration's logins, when its data is loaded. */
  logins: typeof demoLogins | null;
  close(): Promise<void>;
}

/** Throws `StartupError` when the API cannot start. */
export async function openApi(config: Config, logger: FastifyBaseLogger): Promise<ApiAccess> {
  if (config.apiUrl) return remoteApi(config.apiUrl);
  const { databaseUrl, dataDir, demo } = config;
  const api = await buildApi({ databaseUrl, dataDir, demo, logger, ...config.secrets() });
  const port = directPort(api.port);
  return { plugin: api.plugin, portFor: () => port, logins: demo ? demoLogins : null, close: () => api.close() };
}

function directPort(direct: DirectPort): ApiPort {
  return {
    get: (path, query) =>
      direct.get(path, { ...query }).catch((error: unknown) => {
        throw error instanceof ServerError ? new ApiError(error.status, error.code, error.message) : error;
      }),
  };
}

function remoteApi(apiUrl: string): ApiAccess {
  return {
    plugin: async (app) => {
      await app.register(httpProxy, {
        upstream: apiUrl,
        rewritePrefix: '/api/v1',
        // Throttles must see the visitor, not the shell.
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        },
      });
    },
    portFor: (visitorAddress) => ({
      get: (path, query, signal) => readOverHttp(apiUrl, path, query, visitorAddress, signal),
    }),
    logins: null,
    close: async () => {},
  };
}

async function readOverHttp(
  apiUrl: string,
  path: string,
  query: object | undefined,
  visitor: string,
  signal?: AbortSignal,
) {
  const url = new URL(`/api/v1${path}`, apiUrl);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const answer = await fetch(url, { signal, headers: { 'x-forwarded-for': visitor } });
  const body = (await answer.json()) as { code?: string; message?: string };
  if (!answer.ok)
    throw new ApiError(answer.status, body.code ?? 'failed', body.message ?? `The API answered ${answer.status}`);
  return body;
}
