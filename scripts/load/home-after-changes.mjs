/** How long home takes to whoever is the first to ask after somebody changed something: nothing of it is kept then. */
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { staffToken } from './applicants.mjs';
import { percentiles } from './pressure.mjs';

/** After which nothing of the edit itself goes on. Milliseconds. */
const PAUSE = 100;

/** Edits that warm the code up, and those that are measured. */
const EDITS = { first: 100, measured: 200 };

/**
 * Edits a page again and again, and asks for home after each edit, twice: once to be made, once kept.
 * @param {string} origin of a site with the demonstration
 * @param {Record<string, string>} headers of the requests
 * @returns rows of milliseconds, from question to the last byte
 */
export async function homeAfterChanges(origin, headers) {
  const edit = await editor(`${origin}/api/v1`);
  const times = { made: [], kept: [] };
  for (let n = 0; n < EDITS.first + EDITS.measured; n++) {
    await edit(n);
    await wait(PAUSE);
    for (const list of Object.values(times)) list.push(await milliseconds(`${origin}/`, headers));
  }
  return Object.entries(times).map(([what, all]) => ({
    what: `home, ${what}`,
    ...percentiles(all.slice(EDITS.first)),
  }));
}

async function milliseconds(url, headers) {
  const began = performance.now();
  const { body } = await request(url, { headers });
  await body.dump({ limit: Number.MAX_SAFE_INTEGER });
  return performance.now() - began;
}

/** @returns what writes a number below a page of the university's */
async function editor(url) {
  const headers = { authorization: `Bearer ${await staffToken(url)}`, 'content-type': 'application/json' };
  const call = async (path, options) => {
    const answer = await fetch(url + path, { headers, ...options });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { documents } = await call('/document?kind=page');
  let { document } = await call(`/document/${documents[0]._id}`);
  const { body } = document.data;
  return async (n) => {
    const data = { ...document.data, body: `${body}\n\nEdited ${n} times.` };
    const change = { kind: 'page', data, status: 'published', version: document.version };
    ({ document } = await call(`/document/${document._id}`, { method: 'PUT', body: JSON.stringify(change) }));
  };
}
