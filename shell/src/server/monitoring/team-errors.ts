import { createHash, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { formatInstant } from '@university/shared/time';
import { senderOf } from '@university/web';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, escapeHtml } from '../../renderer/page/document';
import type { ErrorGroup, SeenErrors } from './seen-errors';

/** Per minute. */
const EACH_SENDER = 30;

interface Options {
  /** SHA-256 (hex) of the team's token; null without one. */
  tokenOf: (remote: string) => string | null;
  seen: Pick<SeenErrors, 'of'>;
}

/** Password: the team's token. */
export async function addTeamErrors(web: FastifyInstance, { tokenOf, seen }: Options): Promise<void> {
  await web.register(async (team) => {
    await team.register(rateLimit, { max: EACH_SENDER, timeWindow: '1 minute', keyGenerator: senderOf });
    team.get<{ Params: { name: string } }>('/remotes/:name/errors', async ({ params: { name }, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isToken(passwordIn(headers.authorization), tokenOf(name)))
        return reply.code(401).header('www-authenticate', 'Basic realm="errors of a remote"').send();
      return reply
        .header('content-security-policy', contentSecurityPolicy([STYLE], []))
        .type('text/html; charset=utf-8')
        .send(page(name, seen.of(name)));
    });
  });
}

/** Basic authentication (RFC 7617); any user name. */
function passwordIn(authorization = ''): string {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  return Buffer.from(encoded, 'base64').toString().split(':').slice(1).join(':');
}

const isToken = (given: string, digest: string | null): boolean =>
  digest !== null && timingSafeEqual(createHash('sha256').update(given).digest(), Buffer.from(digest, 'hex'));

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto}';

const page = (
  name: string,
  errors: readonly ErrorGroup[],
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Errors of ${escapeHtml(name)}</title><style>${STYLE}</style></head>
<body><main><h1>Errors of ${escapeHtml(name)}</h1>${errors.map(section).join('') || '<p>None since this site was started.</p>'}</main></body></html>
`;

const section = ({ name, message, version, where, count, senders, last, pages, stack }: ErrorGroup): string =>
  `<h2>${escapeHtml(`${name}: ${message}`)}</h2><p>${escapeHtml(
    `${count} times, in ${senders} networks, last on ${formatInstant(last)}; ${where}, version ${version}; ${pages.join(', ')}`,
  )}</p><pre>${escapeHtml(stack.join('\n'))}</pre>`;
