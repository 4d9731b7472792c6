import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const runtime = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
  'utf8',
);

/** Runs before any other script of a page, because React looks for the hook once, when it starts. */
const SCRIPT = `(() => {
const exports = {}, process = { env: { NODE_ENV: 'development' } };
${runtime}
exports.injectIntoGlobalHook(window);
window.__refresh = exports;
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
})();`;

/** A file, so that the page's policy stays as it is. */
export const PAGE_SCRIPT_TAG = '<script src="/dev/page.js"></script>';

const EVENTS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'access-control-allow-origin': '*' };

/**
 * What every development page asks for below `/dev/`: the script it begins with, and a stream of builds.
 * @param {import('fastify').FastifyInstance} web
 * @returns {(build: import('./builds.mjs').Build) => void} tells every open page
 */
export function servePage(web) {
  const pages = new Set();
  web.get('/dev/page.js', (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-store').send(SCRIPT),
  );
  web.get('/dev/builds', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, EVENTS).write('\n');
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
  });
  web.addHook('preClose', async () => {
    for (const page of pages) page.end();
  });
  return ({ app, hash, errors }) => {
    const text = `event: ${app}\ndata: ${JSON.stringify({ hash, errors })}\n\n`;
    for (const page of pages) page.write(text);
  };
}

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
  const tell = servePage(web);
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
  return { web, tell };
}

/** The shell checks forms by the address in use; what comes back must be readable here. */
function rewriteRequestHeaders(request, headers) {
  return { ...headers, host: request.headers.host, 'accept-encoding': 'identity' };
}
