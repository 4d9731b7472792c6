import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieOf, isAllowed, type Previews } from './cookie';
import { choicePage } from './page';

interface Options {
  /** Remotes of the registry. */
  names: () => readonly string[];
  /** Origins from which releases may be tried; none: there is nothing to choose. */
  allowed: readonly string[];
  publicUrl: string;
}

/** `/preview`: a page where a developer chooses for their own browser, and the form behind it. */
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
      // A page elsewhere must not choose for somebody. `null` is what browsers say for pages that hide where they are.
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
