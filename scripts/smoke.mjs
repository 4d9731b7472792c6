/**
 * Whether the built site works at all, on the Node that runs this: it starts, answers a page, a call and a 404, and ends.
 */
import { resolve } from 'node:path';
import { buildOrExit, SITE } from './lib/prepare.mjs';
import { newPlace, startSite } from './load/servers.mjs';

const EXPECTED = [
  ['/', 200, /<h1[ >]/],
  ['/courses', 200, /B\.Tech\./],
  ['/api/v1/program', 200, /"programLevel":"DIPLOMA"/],
  ['/there-is-no-such-page', 404, /<h1[ >]/],
  ['/api/v1/notice?page=x', 400, /"status":"error"/],
  ['/api/v1/notice?no-such=1', 400, /"path":"no-such"/],
  ['/api/v1/no-such', 404, /"status":"error"/],
];

process.chdir(resolve(import.meta.dirname, '..'));
await buildOrExit(SITE);
const place = await newPlace('embedded');
const site = await startSite(place);
const wrong = [];
try {
  for (const [path, status, holds] of EXPECTED) {
    const answer = await fetch(site.origin + path, {
      headers: { accept: path.startsWith('/api') ? '*/*' : 'text/html' },
    });
    const isRight = answer.status === status && holds.test(await answer.text());
    console.log(`${isRight ? 'ok   ' : 'WRONG'} ${answer.status} ${path}`);
    if (!isRight) wrong.push(path);
  }
} finally {
  const code = await site.stop();
  if (code !== 0) wrong.push(`its end, with ${code}`);
  await place.remove();
}
if (wrong.length > 0) console.error(`Wrong on Node ${process.version}: ${wrong.join(', ')}`);
process.exit(wrong.length > 0 ? 1 : 0);
