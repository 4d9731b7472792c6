import rateLimit from '@fastify/rate-limit';
import { ApiError, type ApiPort, TEAM_APIS } from '@university/shared';
import { bounded } from '@university/shared/remote/checks';
import { fail, HttpError, notFound, senderOf } from '@university/web';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { texts } from './texts';

/** Milliseconds that a team's API may take, and bytes that it may be sent and answer. */
const DEADLINE = 5_000;
const MOST_SENT = 256 * 1024;
const MOST_ANSWERED = 1024 * 1024;

/** Calls of one sender in a minute. */
const EACH_SENDER = 300;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What goes on to a team's API: nothing that says who asks. */
const PASSED = ['accept', 'accept-language', 'content-type', 'if-none-match'];
/** What comes back from it. */
const RETURNED = ['cache-control', 'content-type', 'etag', 'retry-after'];

/** Types of answers. No scripts and no pages: they would be this site's own. */
const TYPES = /^(application\/([\w.-]+\+)?json|application\/pdf|text\/(plain|csv)|image\/(png|jpeg|webp|avif))(;|$)/i;

/** Whatever is sent, it is opened in no page of this site. */
const HEADERS = { 'content-security-policy': "default-src 'none'; sandbox" };

/** The address of the API that the registry names for a remote; null where it names none. */
export type ApiOf = (remote: string) => string | null;

/**
 * The address that a path below `/api/teams` means.
 * @param path as `/mfe-hostels/rooms?floor=1`
 * @throws HttpError 404 where the registry names no API, and for what leads out of it
 */
function addressOf(apiOf: ApiOf, path: string): URL {
  const [, remote = '', rest = ''] = /^\/([^/?]+)\/?(.*)$/s.exec(path) ?? [];
  const api = apiOf(remote);
  if (!api) throw notFound(texts.nothing);
  const base = new URL(api.endsWith('/') ? api : `${api}/`);
  const url = new URL(`./${rest}`, base);
  // What means a slash, or two dots, some servers read as one.
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

/** Makes a call. @throws HttpError 504 or 502 where there is no answer, or none that may be passed on */
async function forward(url: URL, { signal, ...call }: Call): Promise<{ answer: Response; body: Uint8Array }> {
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

/** `/api/teams/<remote>/*`: forwards calls to the API of a remote's team. */
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

/** A port that also reads the APIs of teams, for pages that are rendered on the server. */
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
    return JSON.parse(new TextDecoder().decode(body));
  } catch (error) {
    const { status, code, message } =
      error instanceof HttpError ? error : new HttpError(502, 'failed', 'It is no JSON');
    throw new ApiError(status, code, message);
  }
}
