import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ifValid } from '../../site/if-valid';
import { choicePage, type Previews } from './page';

const previews = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string());

/** `http://localhost:*` allows any port. */
export function isAllowed(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname } = new URL(address);
  return allowed.includes(origin) || allowed.includes(`${protocol}//${hostname}:*`);
}

/** Only known remotes and allowed addresses. */
export function previewsOf(
  cookies: string | undefined,
  names: readonly string[],
  allowed: readonly string[],
): Previews | null {
  const value = /(?:^|; )preview=([^;]*)/.exec(cookies ?? '')?.[1];
  if (!value || allowed.length === 0) return null;
  const parsed = previews.safeParse(ifValid(() => JSON.parse(decodeURIComponent(value))));
  const entries = Object.entries(parsed.data ?? {}).filter(
    ([name, address]) => names.includes(name) && isAllowed(address, allowed),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export function cookieOf(chosen: Previews): string {
  const isEmpty = Object.keys(chosen).length === 0;
  const value = isEmpty ? '' : encodeURIComponent(JSON.stringify(chosen));
  return `preview=${value}; Path=/; HttpOnly; SameSite=Lax${isEmpty ? '; Max-Age=0' : ''}`;
}

interface Options {
  names: () => readonly string[];
  allowed: readonly string[];
  publicUrl: string;
}

export function addPreviews(web: FastifyInstance, { names, allowed, publicUrl }: Options): void {
  if (allowed.length === 0) return;
  const chosenIn = (fields: Record<string, unknown>): Previews =>
    Object.fromEntries(
      names().flatMap((name) => {
        const address = fields[name];
        return typeof address === 'string' && address !== ''
          ? [[name, address.endsWith('/') ? address : `${address}/`]]
          : [];
      }),
    );

  web.get('/preview', (request, reply) => {
    const { headers, body } = choicePage(names(), chosenIn(request.query as Record<string, unknown>), allowed);
    return reply.headers(headers).send(body);
  });

  web.register(async (form) => {
    form.removeContentTypeParser(['application/json', 'text/plain']);
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    form.post('/preview', (request, reply) => {
      // CSRF check; `null` is an opaque origin.
      const { origin = publicUrl } = request.headers;
      if (!URL.canParse(origin) || new URL(origin).host !== request.host)
        return reply.code(403).type('text/plain').send('From another site.\n');
      const chosen = chosenIn((request.body ?? {}) as Record<string, unknown>);
      const refused = Object.values(chosen).find((address) => !isAllowed(address, allowed));
      if (refused) return reply.code(400).type('text/plain').send(`${refused} is not at an allowed origin.\n`);
      return reply.header('set-cookie', cookieOf(chosen)).redirect('/', 303);
    });
  });
}
