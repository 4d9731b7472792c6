/**
 * `npm run chaos:api [-- --rounds 20]`: kills the API in the middle of decisions and uploads, starts it again, and
 * checks that everything it had acknowledged is there, that no record is half changed, and that files and rows match.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { API, ensureBuilt } from '../lib/prepare.mjs';
import { applicant, importApplicants, signIn, staffToken } from './applicants.mjs';
import { newPlace, postgresIsMissing, startApi } from './servers.mjs';

await ensureBuilt(API);
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, database: { type: 'string', default: 'embedded,postgres' } },
});
const ROUNDS = Number(values.rounds);
const DECISIONS = 200;
const UPLOADS = 50;
const PICTURES = 5;
/** Nothing was done, and that is what was said. */
const FULL = 503;

const problems = [];
const check = (isRight, text) => isRight || problems.push(text);

for (const kind of values.database.split(',')) {
  const missing = kind === 'postgres' && (await postgresIsMissing());
  if (missing) console.log(`postgres: left out (${missing})`);
  else await storm(kind);
}
for (const problem of problems.slice(0, 20)) console.error(`LOST  ${problem}`);
console.log(problems.length === 0 ? 'Nothing acknowledged was lost.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function storm(kind) {
  const place = await newPlace(kind);
  const totals = { decisions: 0, uploads: 0, pictures: 0, cut: 0 };
  let api;
  try {
    api = await startApi(place);
    await importApplicants(api.url, ROUNDS * DECISIONS);
    for (let round = 0; round < ROUNDS; round++) {
      const asked = await cutOff(api, round);
      api = await startApi({ ...place, port: api.port });
      await verify(api, place, asked, `${kind}, round ${round + 1}`);
      totals.decisions += asked.decisions.filter(({ acknowledged }) => acknowledged).length;
      totals.uploads += asked.uploads.filter(({ notice }) => notice).length;
      totals.pictures += asked.pictures.filter(({ media }) => media).length;
      totals.cut += [...asked.decisions, ...asked.uploads].filter((one) => !one.acknowledged && !one.notice).length;
    }
    await api.stop();
  } finally {
    // Also after an error: a server that stays keeps this script from ending.
    if (api?.isRunning()) await api.kill();
    await place.remove();
  }
  const { decisions, uploads, pictures, cut } = totals;
  check(decisions > 0 && uploads > 0 && cut > 0, `${kind}: no storm, as nothing was acknowledged or nothing cut off`);
  console.log(
    `${kind}: ${ROUNDS} kills; ${decisions} decisions and ${uploads} uploads and ${pictures} pictures acknowledged, ${cut} cut off`,
  );
}

/** Sends everything at once and kills the API amid the decisions or, as these are answered first, amid the uploads. */
async function cutOff(api, round) {
  const people = await Promise.all(
    Array.from({ length: DECISIONS }, async (_, index) => {
      const person = applicant(round * DECISIONS + index);
      return { person, ...(await signIn(api.url, person)) };
    }),
  );
  const token = await staffToken(api.url, 'notices');
  let killed;
  const killAfter = (acknowledged) => () => {
    if (--acknowledged === 0) killed = api.kill();
  };
  const amid = round % 2 ? 'decisions' : 'uploads';
  const onDecision = amid === 'decisions' ? killAfter(randomInt(1, DECISIONS)) : () => {};
  const onUpload = amid === 'uploads' ? killAfter(randomInt(1, UPLOADS)) : () => {};
  // Every other time while the first ones are being made ready, else when some are stored and some are not.
  const pictures = Array.from({ length: PICTURES }, () => uploadPicture(api, token));
  if (round % 4 > 1) await Promise.race(pictures);
  const [decisions, uploads] = await Promise.all([
    Promise.all(people.map((one, index) => decide(api, one, index % 2 ? 'freeze' : 'float', onDecision))),
    Promise.all(Array.from({ length: UPLOADS }, () => upload(api, token, onUpload))),
  ]);
  await (killed ?? api.kill());
  return { decisions, uploads, pictures: await Promise.all(pictures) };
}

async function decide(api, { id, cookie, person }, status, onAcknowledged) {
  const asked = { id, cookie, status, acknowledged: false };
  try {
    const answer = await fetch(`${api.url}/result/${id}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ status, form_number: person.formNumber }),
    });
    await answer.json();
    asked.acknowledged = answer.ok;
    if (answer.ok) onAcknowledged();
  } catch {
    // Cut off: both outcomes are right.
  }
  return asked;
}

/** A PDF of a page with nothing on it, different each time. */
function aPdf() {
  const marks = randomBytes(randomInt(10, 100_000)).toString('hex');
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n',
  ];
  let text = `%PDF-1.4\n%${marks}\n`;
  const offsets = objects.map((object) => {
    const offset = text.length;
    text += object;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

async function upload(api, token, onAcknowledged) {
  const pdf = aPdf();
  const asked = { hash: createHash('sha256').update(pdf).digest('hex'), notice: null };
  const form = new FormData();
  form.append('fileName', 'Written in a storm');
  form.append('section', 'circulars');
  form.append('pdf', new Blob([pdf], { type: 'application/pdf' }), 'storm.pdf');
  try {
    const answer = await fetch(`${api.url}/notice/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomBytes(16).toString('hex') },
      body: form,
    });
    const { data, message } = await answer.json();
    if (answer.ok) {
      asked.notice = data.notice;
      onAcknowledged();
    } else if (answer.status !== FULL) problems.push(`an upload was refused: ${message}`);
  } catch {
    // Cut off: both outcomes are right.
  }
  return asked;
}

/** A picture of noise, different each time. */
async function uploadPicture(api, token) {
  const noise = { type: 'gaussian', mean: randomInt(60, 200), sigma: 30 };
  const create = { width: 400, height: 300 + randomInt(200), channels: 3, background: '#888', noise };
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const form = new FormData();
  form.append('alt_en', 'Seen in a storm');
  form.append('picture', new Blob([jpeg], { type: 'image/jpeg' }), 'storm.jpg');
  try {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomBytes(16).toString('hex') };
    const answer = await fetch(`${api.url}/media`, { method: 'POST', headers, body: form });
    const { data, message } = await answer.json();
    if (answer.ok) return { media: data.media };
    if (answer.status !== FULL) problems.push(`a picture was refused: ${message}`);
  } catch {
    // Cut off: both outcomes are right.
  }
  return { media: null };
}

async function verify(api, { dataDir }, { decisions, uploads, pictures }, when) {
  for (const { id, cookie, status, acknowledged } of decisions) {
    const answer = await fetch(`${api.url}/result/me`, { headers: { cookie } });
    const { data } = await answer.json();
    const found = data?.record.status;
    check(data?.record._id === id, `${when}: record ${id} cannot be read (${answer.status})`);
    check(found === status || (!acknowledged && found === 'pending'), `${when}: ${id} is ${found}, not ${status}`);
  }
  for (const { notice, hash } of uploads) {
    if (!notice) continue;
    const file = await fetch(new URL(notice.fileLink, api.url));
    const found = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex');
    check(file.ok && found === hash, `${when}: the file of notice ${notice._id} is ${file.status}`);
  }
  await compareFilesAndRows(api, dataDir, when);
  await comparePictures(api, dataDir, pictures, when);
}

/** Every picture has all its files, every file its picture, and those that were acknowledged are there. */
async function comparePictures(api, dataDir, pictures, when) {
  const rows = await pagesOf(api, '/media?limit=100', 'media');
  for (const { media } of pictures) {
    check(!media || rows.some(({ _id }) => _id === media._id), `${when}: picture ${media?._id} is gone`);
  }
  const expected = rows.flatMap(({ _id, widths }) => [
    `${_id}-original`,
    ...widths.flatMap((width) => [`${_id}-${width}.avif`, `${_id}-${width}.webp`]),
  ]);
  const found = existsSync(join(dataDir, 'files/media')) ? readdirSync(join(dataDir, 'files/media')) : [];
  const isSame = found.sort().join() === expected.sort().join();
  check(isSame, `${when}: ${found.length} files of pictures, ${expected.length} by their rows`);
}

/** Every file has its row and every row its file, whether its upload was acknowledged or cut off; replaced ones are kept. */
async function compareFilesAndRows(api, dataDir, when) {
  const rows = await pagesOf(api, '/admin/notice?state=all&limit=100', 'notices');
  const files = readdirSync(join(dataDir, 'files/notices'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .map(({ name }) => name);
  const papers = rows.filter(({ fileLink }) => fileLink !== '');
  const named = papers.length + (await keptFiles(api, rows));
  check(files.length === named, `${when}: ${files.length} files, ${named} by their rows`);
  for (const { _id, fileLink, publishAt } of papers) {
    // Before its time a notice and its file are not there for the public.
    if (new Date(publishAt) > new Date()) continue;
    const { status } = await fetch(new URL(fileLink, api.url), { method: 'HEAD' });
    check(status === 200, `${when}: the file of notice ${_id} is ${status}`);
  }
}

/** How many files of notices were replaced, and are kept. */
async function keptFiles({ url }, rows) {
  const token = await staffToken(url, 'notices');
  let kept = 0;
  for (const { _id } of rows.filter(({ version }) => version > 1)) {
    const answer = await fetch(`${url}/admin/notice/${_id}/revisions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = await answer.json();
    kept += data.revisions.filter(({ hasFile }) => hasFile).length;
  }
  return kept;
}

/** All of a list for staff. */
async function pagesOf({ url }, path, name) {
  const token = await staffToken(url, 'notices');
  const all = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await fetch(`${url}${path}&page=${page}`, { headers: { authorization: `Bearer ${token}` } });
    const { data, metadata } = await answer.json();
    all.push(...data[name]);
    pages = metadata.totalPages;
  }
  return all;
}
