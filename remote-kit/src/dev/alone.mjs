/** `remote dev`: on example answers, `--api URL` on a real API, `--in URL` inside a running site; `--port N`. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import proxy from '@fastify/http-proxy';
import { IDENTITY_ID } from '@university/shared/identity';
import { exampleIdentity } from '@university/shared/testing/identity';
import fastify from 'fastify';
import { endWith, say, watchBuilds } from './builds.mjs';
import { federatedConfigs, harnessConfig, outOf } from './configs.mjs';
import { PAGE_SCRIPT_TAG, servePage } from './page.mjs';
import { typeChecks } from './types.mjs';

const root = process.cwd();
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { api: { type: 'string' }, in: { type: 'string' }, port: { type: 'string' } },
});
rmSync(outOf(root), { recursive: true, force: true });
const configs = values.in
  ? await federatedConfigs(root, !(await isInDevelopment(values.in)))
  : [await harnessConfig(root)];
const name = configs[0].name.split(':')[0];
const port = Number(values.port ?? configs[0].devServer.port);
const FRESH = { cacheControl: false, setHeaders: (reply) => void reply.header('cache-control', 'no-store') };

const web = fastify();
const pages = servePage(web);
// Inside a site, the files are read from another origin.
web.addHook('onSend', async (_request, reply) => void reply.header('access-control-allow-origin', '*'));
if (values.api)
  web.register(proxy, { upstream: new URL(values.api).origin, prefix: '/api/v1', rewritePrefix: '/api/v1' });
await web.register(fastifyStatic, {
  root: values.in ? outOf(root) : configs[0].output.path,
  wildcard: true,
  index: false,
  ...FRESH,
});
if (!values.in) {
  const worker = dirname(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'));
  web.get('/mockServiceWorker.js', (_request, reply) => reply.sendFile('mockServiceWorker.js', worker));
  const page = async (_request, reply) => reply.type('text/html').send(harnessHtml(await identityOf(values.api)));
  web.get('/', page);
  web.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html') ? page(request, reply) : reply.code(404).send(),
  );
}

const types = typeChecks(root, join(outOf(root), 'types.tsbuildinfo'), (complaints) => {
  const errors = complaints.map(({ text }) => text);
  if (errors.length > 0) console.error(`${name} has wrong types\n${errors.join('\n')}`);
  pages.typed(name, errors);
});
const stop = await watchBuilds(configs, (build) => {
  say(build);
  if (build.part !== 'browser') return;
  pages.built(build);
  types.check();
});
await web.listen({ port, host: 'localhost' });
endWith(async () => {
  await web.close();
  await Promise.all([stop(), types.stop()]);
});
console.log(
  values.in
    ? `${name} is offered at http://localhost:${port}/. Try it: ${new URL(`/preview?${name}=http://localhost:${port}/`, values.in)}`
    : `${name}: http://localhost:${port}/ on ${values.api ? `the API at ${values.api}` : 'example answers'}`,
);

/** Only a site in development has a React that can refresh. */
async function isInDevelopment(site) {
  const { ok } = await fetch(new URL('/dev/page.js', site)).catch(() => {
    console.error(`No site answers at ${site}. Start it, or give another address.`);
    process.exit(1);
  });
  return ok;
}

async function identityOf(api) {
  if (!api) return exampleIdentity;
  const answer = await fetch(new URL('/api/v1/setting/identity', api)).catch(() => null);
  const said = answer?.ok ? (await answer.json()).data.identity : null;
  return said ?? exampleIdentity;
}

function harnessHtml(identity) {
  const json = JSON.stringify(identity).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en" data-answers="${values.api ? 'real' : 'example'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>
<link rel="icon" href="data:,">${PAGE_SCRIPT_TAG}<script defer src="/main.js"></script></head>
<body><div id="root"></div><script type="application/json" id="${IDENTITY_ID}">${json}</script></body></html>
`;
}
