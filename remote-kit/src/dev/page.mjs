import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const runtime = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
  'utf8',
);

/** Must run before React, which looks for the hook when it starts. */
const SCRIPT = `(() => {
const exports = {}, process = { env: { NODE_ENV: 'development' } };
${runtime}
exports.injectIntoGlobalHook(window);
window.__refresh = exports;
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
})();`;

/** A file, because the CSP forbids inline scripts. */
export const PAGE_SCRIPT_TAG = '<script src="/dev/page.js"></script>';

const EVENTS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'access-control-allow-origin': '*' };

/** Serves `/dev/page.js` and the stream of builds, which starts with the last build of each app. */
export function servePage(web) {
  const pages = new Set();
  const last = new Map();
  web.get('/dev/page.js', (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-store').send(SCRIPT),
  );
  web.get('/dev/builds', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, EVENTS).write(`\n${[...last.values()].join('')}`);
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
  });
  web.addHook('preClose', async () => {
    for (const page of pages) page.end();
  });
  const tell = (event, data) => {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    last.set(event, text);
    for (const page of pages) page.write(text);
  };
  return {
    built: ({ app, hash, errors }) => tell(app, { hash, errors }),
    typed: (app, errors) => tell(`${app}:types`, { errors }),
  };
}
