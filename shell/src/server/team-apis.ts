import rateLimit from '@fastify/rate-limit';
import { ApiError, type ApiPort, TEAM_APIS } from '@university/shared';
import { bounded } from '@university/shared/remote/checks';
import { fail, HttpError, notFound, senderOf } from '@university/web';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { texts } from './texts';

/** Milliseconds and bytes. */
const DEADLINE = 5_000;
const MOST_SENT = 256 * 1024;
const MOST_ANSWERED = 1024 * 1024;

/** Per minute. */
const EACH_SENDER = 300;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Nothing that identifies the visitor. */
const PASSED = ['accept', 'accept-language', 'content-type', 'if-none-match'];
const RETURNED = ['cache-control', 'content-type', 'etag', 'retry-after'];

/** No scripts or pages: they would run as this site. */
const TYPES = /^(application\/([\w.-]+\+)?json|application\/pdf|text\/(plain|csv)|image\/(png|jpeg|webp|avif))(;|$)/i;

const HEADERS = { 'content-security-policy': "default-src 'none'; sandbox" };

export type ApiOf = (remote: string) => string | null;

function addressOf(apiOf: ApiOf, path: string): URL {
  const [, remote = '', rest = ''] = /^\/([^/?]+)\/?(.*)$/s.exec(path) ?? [];
  const api = apiOf(remote);
  if (!api) throw notFound(texts.nothing);
  const base = new URL(api.endsWith('/') ? api : `${api}/`);
  const url = new URL(`./${rest}`, base);
  // Some servers decode slashes and dots.
  const isBelow = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  if (!isBelow || /%(2e|2f|5c)/i.test(url.pathname)) throw notFound(texts.nothing);
  return url;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
}

/** @throws HttpError 504 or 502 */
async function forward(url: URL, { signal, ...call }: Call): Promise<{ answer: Response; body: Buffer }> {
  const timeUp = AbortSignal.timeout(DEADLINE);
  try {
    const answer = await fetch(url, {
      ...call,
      redirect: 'error',
      signal: signal ? AbortSignal.any([timeUp, signal]) : timeUp,
    });
    const body = await bounded(answer, MOST_ANSWERED);
    if (body.length > 0 && !TYPES.test(answer.headers.get('content-type') ?? ''))
      throw new Error(`${url.pathname} answered with a type that is not passed on`);
    return { answer, body };
  } catch {
    throw timeUp.aborted || signal?.aborted
      ? new HttpError(504, 'timeout', texts.apiAway)
      : new HttpError(502, 'api_away', texts.apiAway);
  }
}

const only = (names: readonly string[], headers: (name: string) => string | null | undefined) =>
  Object.fromEntries(names.flatMap((name) => (headers(name) ? [[name, String(headers(name))]] : [])));

export async function addTeamApis(web: FastifyInstance, apiOf: ApiOf): Promise<void> {
  await web.register(async (teams) => {
    await teams.register(rateLimit, { max: EACH_SENDER, timeWindow: '1 minute', keyGenerator: senderOf });
    teams.setErrorHandler(fail);
    teams.removeAllContentTypeParsers();
    teams.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_SENT },
      async (_: unknown, body: Buffer) => body,
    );
    teams.route({
      method: METHODS,
      url: `${TEAM_APIS}/*`,
      exposeHeadRoute: false,
      async handler({ method, url, headers, body }: FastifyRequest, reply) {
        const { answer, body: bytes } = await forward(addressOf(apiOf, url.slice(TEAM_APIS.length)), {
          method,
          headers: only(PASSED, (name) => headers[name]?.toString()),
          ...(body instanceof Uint8Array && { body: new Uint8Array(body) }),
        });
        const returned = only(RETURNED, (name) => answer.headers.get(name));
        return reply
          .code(answer.status)
          .headers({ 'cache-control': 'no-store', ...returned, ...HEADERS })
          .send(bytes);
      },
    });
  });
}

export const withTeams = (port: ApiPort, apiOf: ApiOf): ApiPort => ({
  get: (path, query, signal) =>
    path.startsWith('/teams/') ? readTeam(apiOf, path, query, signal) : port.get(path, query, signal),
});

async function readTeam(apiOf: ApiOf, path: string, query: object = {}, signal?: AbortSignal): Promise<unknown> {
  try {
    const url = addressOf(apiOf, path.slice('/teams'.length));
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const { answer, body } = await forward(url, { headers: { accept: 'application/json' }, signal });
    if (!answer.ok) throw new HttpError(answer.status, 'failed', `The API of the team answered ${answer.status}`);
    return JSON.parse(body.toString());
  } catch (error) {
    const { status, code, message } =
      error instanceof HttpError ? error : new HttpError(502, 'failed', 'It is no JSON');
    throw new ApiError(status, code, message);
  }
}
