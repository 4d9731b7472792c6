import { text } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { PAGE_SCRIPT_TAG, servePage } from '@university/remote-kit/dev';
import fastify from 'fastify';

/** Development builds load their scripts without integrity, for which a browser would not use what was preloaded with it. */
const PRELOADS = /<link rel="preload" as="script"[^<>]*>/g;

/**
 * What browsers talk to: the shell's server, with the script that development needs added to its pages. Their content
 * security policy is the one that visitors get.
 * @param {import('./server.mjs').Server} shell Pages wait while it starts.
 * @param {Record<string, string>} folders By prefix: files that are had at any time, as updates are asked for just then.
 */
export async function createFront(shell, folders) {
  const web = fastify();
  const pages = servePage(web);
  web.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.removeHeader('content-length');
    const html = typeof payload?.pipe === 'function' ? await text(payload) : String(payload);
    return html.replace(PRELOADS, '').replace('<head>', `<head>${PAGE_SCRIPT_TAG}`);
  });
  for (const [prefix, root] of Object.entries(folders))
    await web.register(fastifyStatic, { root, prefix, index: false, decorateReply: false });
  await web.register(proxy, {
    upstream: shell.address,
    preHandler: async () => shell.ready,
    replyOptions: { rewriteRequestHeaders },
  });
  return { web, pages };
}

/** The shell checks forms by the address in use; what comes back must be readable here. */
function rewriteRequestHeaders(request, headers) {
  return { ...headers, host: request.headers.host, 'accept-encoding': 'identity' };
}
