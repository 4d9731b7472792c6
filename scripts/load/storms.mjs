/** What `chaos.mjs` does while it kills processes. `verify` checks that whatever was acknowledged is there, once. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createJiti } from 'jiti';
import sharp from 'sharp';
import { applicant, decisionRequest, importApplicants, placeOf, signIn } from './applicants.mjs';

const PDFS = '../../api/src/platform/files/pdf/testing/write-pdf.ts';
const { sound, stream } = await createJiti(import.meta.url).import(PDFS);

export const EACH = 24;

/** After these both outcomes are right: busy, or a proxy lost its server. */
const UNCERTAIN = [502, 503];

/** The reader of the file may have been killed. */
const UNREADABLE = 400;

const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @returns null where the call was cut off, and both outcomes are right; throws for a refusal, which no kill explains */
async function attempt(url, { token, body, mayLoseReader, ...options }) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...options.headers,
  };
  let answer;
  let data;
  try {
    answer = await fetch(url, { ...options, headers, body });
    data = await answer.json();
  } catch {
    return null;
  }
  if (answer.ok) return data;
  if (UNCERTAIN.includes(answer.status) || (mayLoseReader && answer.status === UNREADABLE)) return null;
  throw new Error(`${options.method} ${new URL(url).pathname}: ${answer.status} ${JSON.stringify(data)}`);
}

async function read(url, { token, cookie } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) };
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`GET ${new URL(url).pathname}: ${answer.status}`);
  return answer.json();
}

async function readAll(url, token, name) {
  const all = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, metadata } = await read(`${url}&page=${page}`, { token });
    all.push(...data[name]);
    pages = metadata.totalPages;
  }
  return all;
}

const decisions = {
  name: 'decisions',
  prepare: ({ url }, cycle) =>
    Promise.all(
      Array.from({ length: EACH }, async (_, index) => {
        const person = applicant(cycle * EACH + index);
        return { ...person, ...(await signIn(url, person)), status: index % 2 ? 'freeze' : 'float', isDone: false };
      }),
    ),
  storm: ({ origin }, people, acknowledge) =>
    Promise.all(
      people.map(async (person) => {
        const { path, ...request } = decisionRequest(person, person.status, person);
        person.isDone = (await attempt(origin + path, request)) !== null;
        if (person.isDone) acknowledge();
      }),
    ),
  async verify({ url, check }, people) {
    for (const { id, cookie, status, isDone } of people) {
      const { data } = await read(`${url}/result/me`, { cookie });
      const found = data.record.status;
      check(data.record._id === id, `record ${id} is another one`);
      check(found === status || (!isDone && found === 'pending'), `${id} is ${found}, not ${status}`);
    }
    return people.filter(({ isDone }) => isDone).length;
  },
};

const UPLOADS = { papers: 6, pictures: 1 };
const newKey = () => randomBytes(16).toString('hex');

const uploads = {
  name: 'papers',
  prepare: async () => ({
    papers: Array.from({ length: UPLOADS.papers }, () => ({ pdf: emptyPdf(), key: newKey(), notice: null })),
    pictures: Array.from({ length: UPLOADS.pictures }, () => ({ key: newKey(), media: null })),
  }),
  async storm({ url, tokens, victim }, { papers, pictures }, acknowledge) {
    const sender = { token: tokens.notices, mayLoseReader: victim.startsWith('child') };
    await Promise.all([
      ...papers.map(async (paper) => {
        paper.notice = await uploadPaper(url, sender, paper);
        if (paper.notice) acknowledge();
      }),
      ...pictures.map(async (picture) => {
        picture.media = await uploadPicture(url, sender, picture);
        if (picture.media) acknowledge();
      }),
    ]);
  },
  async verify(world, { papers, pictures }) {
    const token = world.tokens.notices;
    for (const paper of papers) {
      // The same key again makes no second one.
      const notice = await uploadPaper(world.url, { token }, paper);
      world.check(notice !== null, 'a paper was not taken after the storm');
      world.check(!paper.notice || paper.notice._id === notice?._id, `notice ${paper.notice?._id} was made twice`);
      if (!notice) continue;
      const file = await fetch(new URL(notice.fileLink, world.url));
      const found = digestOf(Buffer.from(await file.arrayBuffer()));
      world.check(file.ok && found === digestOf(paper.pdf), `the file of notice ${notice._id} is ${file.status}`);
    }
    await comparePapers(world, token);
    await comparePictures(world, token, pictures);
    return [...papers, ...pictures].filter(({ notice, media }) => notice || media).length;
  },
};

const emptyPdf = () =>
  Buffer.from(sound(stream('/Type /X', randomBytes(randomInt(10, 100_000)).toString('hex'))), 'latin1');

async function upload(address, sender, key, fields, [field, bytes, type, name]) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([bytes], { type }), name);
  return attempt(address, { method: 'POST', ...sender, headers: { 'idempotency-key': key }, body: form });
}

async function uploadPaper(url, sender, { pdf, key }) {
  const fields = { fileName: 'Written in a storm', section: 'circulars' };
  const file = ['pdf', pdf, 'application/pdf', 'storm.pdf'];
  return (await upload(`${url}/notice/upload`, sender, key, fields, file))?.data.notice ?? null;
}

async function uploadPicture(url, sender, { key }) {
  const noise = { type: 'gaussian', mean: randomInt(60, 200), sigma: 30 };
  const create = { width: 400, height: 300 + randomInt(200), channels: 3, background: '#888', noise };
  const file = ['picture', await sharp({ create }).jpeg().toBuffer(), 'image/jpeg', 'storm.jpg'];
  return (await upload(`${url}/media`, sender, key, { alt_en: 'Seen in a storm' }, file))?.data.media ?? null;
}

const filesIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []).filter((entry) => entry.isFile());

/**
 * Files of a process that died before their rows were written are removed at its next start, but for PostgreSQL, where
 * another process may be about to write the rows: there the sweep waits for hours.
 */
function checkFiles({ isAlone, check }, what, files, named) {
  check(isAlone ? files === named : files >= named, `${files} files of ${what}, ${named} by their rows`);
}

async function comparePapers(world, token) {
  const { url, dataDir } = world;
  const rows = await readAll(`${url}/admin/notice?state=all&limit=100`, token, 'notices');
  const files = filesIn(join(dataDir, 'files/notices')).filter(({ name }) => name.endsWith('.pdf'));
  // Only the demonstration has any: no storm replaces a file.
  world.replacedFiles ??= await countReplacedFiles(url, token, rows);
  const named = rows.filter(({ fileLink }) => fileLink !== '').length + world.replacedFiles;
  checkFiles(world, 'notices', files.length, named);
}

async function countReplacedFiles(url, token, rows) {
  let count = 0;
  for (const { _id } of rows.filter(({ version }) => version > 1)) {
    const { data } = await read(`${url}/admin/notice/${_id}/revisions`, { token });
    count += data.revisions.filter(({ hasFile }) => hasFile).length;
  }
  return count;
}

async function comparePictures(world, token, pictures) {
  const { url, dataDir, check } = world;
  const rows = await readAll(`${url}/media?limit=100`, token, 'media');
  for (const { media } of pictures)
    check(!media || rows.some(({ _id }) => _id === media._id), `picture ${media?._id} is gone`);
  const expected = rows.flatMap(({ _id, widths }) => [
    `${_id}-original`,
    ...widths.flatMap((width) => [`${_id}-${width}.avif`, `${_id}-${width}.webp`]),
  ]);
  const found = new Set(filesIn(join(dataDir, 'files/media')).map(({ name }) => name));
  for (const name of expected) check(found.has(name), `the file ${name} is missing`);
  checkFiles(world, 'pictures', found.size, expected.length);
}

const LINE = 'Written in a storm: ';

const numberIn = (body) => Number(body.split(LINE)[1] ?? 0);

async function readPage(world) {
  const token = world.tokens.admin;
  world.editedPage ??= (await read(`${world.url}/document?kind=page`, { token })).data.documents[0]._id;
  return (await read(`${world.url}/document/${world.editedPage}`, { token })).data.document;
}

/** The page shows the last acknowledged edit or one sent later, and has as many versions. */
const edits = {
  name: 'edits',
  async prepare(world) {
    const { _id: id, version, data } = await readPage(world);
    const last = numberIn(data.body);
    return { id, version, data, sent: last, done: last, first: last };
  },
  async storm({ url, tokens, isOver }, edit, acknowledge) {
    const base = edit.data.body.split(LINE)[0].trimEnd();
    while (!isOver()) {
      edit.sent++;
      const data = { ...edit.data, body: `${base}\n\n${LINE}${edit.sent}` };
      const body = JSON.stringify({ kind: 'page', data, status: 'published', version: edit.version });
      const answer = await attempt(`${url}/document/${edit.id}`, { method: 'PUT', token: tokens.admin, body });
      if (!answer) return;
      edit.version = answer.data.document.version;
      edit.done = edit.sent;
      acknowledge();
    }
  },
  async verify(world, { sent, done, first, version }) {
    const page = await readPage(world);
    const found = numberIn(page.data.body);
    world.check(found === done || found === sent, `the page ends with ${found}, not ${done} or ${sent}`);
    world.check(page.version === version + (found - done), `the page has version ${page.version}, not ${version}`);
    return done - first;
  },
};

/** Far from those who decide. */
const ROWS = 60;
const FIRST = 900_000;

/** All rows are of one import: the last acknowledged one, or one sent later. */
const imports = {
  name: 'imports',
  prepare: async ({ lastImport = 0 }) => ({ done: lastImport, sent: lastImport, first: lastImport }),
  async storm({ url, tokens, isOver }, file, acknowledge) {
    while (!isOver()) {
      const rank = ++file.sent;
      try {
        await importApplicants(url, ROWS, { first: FIRST, rankOf: () => rank, token: tokens.admissions });
      } catch {
        return;
      }
      file.done = rank;
      acknowledge();
    }
  },
  async verify(world, { sent, done, first }) {
    if (sent === 0) return 0;
    const ranks = [];
    for (const n of [0, Math.floor(ROWS / 2), ROWS - 1]) ranks.push(await rankOf(world, applicant(FIRST + n)));
    const [rank] = ranks;
    world.check(new Set(ranks).size === 1, `rows of one file have the ranks ${ranks}`);
    world.check(rank === done || rank === sent, `the import is the one with ${rank}, not ${done} or ${sent}`);
    world.lastImport = rank;
    return done - first;
  },
};

async function rankOf({ url, sessions }, person) {
  let cookie = sessions.get(person.n);
  if (!cookie) {
    cookie = await signIn(url, person).then(
      (session) => session.cookie,
      () => undefined,
    );
    if (!cookie) return 0;
    sessions.set(person.n, cookie);
  }
  const { data } = await read(`${url}/result/me`, { cookie });
  return data.record.rank;
}

const ALLOTTED = 'admission/round/pg/1/run';
const APPLICATIONS = 200;

/** Trials that give out seats: each is there whole, with its file, or not at all. */
const allotments = {
  name: 'allotments',
  async prepare(world) {
    world.applications ??= await applicationsOf(world.url);
    return { done: [] };
  },
  async storm({ url, tokens, isOver, applications }, work, acknowledge) {
    while (!isOver()) {
      const form = new FormData();
      form.append('name', 'Tried in a storm');
      form.append('csv', new Blob([applications], { type: 'text/csv' }), 'storm.csv');
      const sender = { token: tokens.admissions, mayLoseReader: true };
      const answer = await attempt(`${url}/${ALLOTTED}`, { method: 'POST', ...sender, body: form });
      if (!answer) return;
      work.done.push(answer.data.run._id);
      acknowledge();
    }
  },
  async verify(world, { done }) {
    const { url, tokens, check, dataDir } = world;
    const token = tokens.admissions;
    const { runs } = (await read(`${url}/${ALLOTTED}`, { token })).data;
    const ids = new Set(runs.map(({ _id }) => _id));
    for (const id of done) check(ids.has(id), `run ${id} is lost`);
    const adopted = (await read(`${url}/admission/run`, { token })).data.runs;
    const files = filesIn(join(dataDir, 'files/allotment-runs')).length;
    const named = new Set([...ids, ...adopted.map(({ _id }) => _id)]).size;
    checkFiles(world, 'runs', files, named);
    for (const { _id, state, counts } of runs.filter((run) => run.state === 'draft')) {
      const { changes } = (await read(`${url}/${ALLOTTED}/${_id}`, { token })).data;
      const rows = changes.added + changes.changed + changes.unchanged;
      check(rows === counts.allotted + counts.notAllotted, `run ${_id} (${state}) has ${rows} rows`);
      const options = { method: 'DELETE', headers: { authorization: `Bearer ${token}` } };
      check((await fetch(`${url}/${ALLOTTED}/${_id}`, options)).ok, `run ${_id} cannot be deleted`);
    }
    return done.length;
  },
};

async function applicationsOf(url) {
  const place = await placeOf(url, 'PG');
  const lines = Array.from({ length: APPLICATIONS }, (_, index) => {
    const { email, birthDate, formNumber } = applicant(FIRST * 2 + index);
    return `${formNumber},Load Person,${email},${birthDate},D_UR,${index + 1},${place.program}@${place.campus}`;
  });
  return ['form_number,name,email,date_of_birth,registered_category,rank,preferences', ...lines].join('\n');
}

const PUBLIC = ['/', '/notices/circulars', '/api/v1/notice?section=circulars'];

const PAUSE = 40;

/** An ETag stands for one state, before and after a kill, whichever process answers. */
const readings = {
  name: 'readings',
  prepare: async () => ({ count: 0 }),
  async storm(world, work) {
    await Promise.all(
      PUBLIC.map(async (path) => {
        while (!world.isOver()) {
          work.count += await checkTag(world, path);
          await wait(PAUSE);
        }
      }),
    );
  },
  async verify(world, work) {
    for (const path of PUBLIC) work.count += await checkTag(world, path);
    return work.count;
  },
};

async function checkTag({ origin, states, check }, path) {
  let answer;
  let text;
  try {
    answer = await fetch(origin + path);
    text = await answer.text();
  } catch {
    return 0;
  }
  const tag = answer.headers.get('etag');
  if (!answer.ok || !tag) return 0;
  const digest = digestOf(text);
  const name = `${path} ${tag}`;
  check((states.get(name) ?? digest) === digest, `${path} is called ${tag} in two states`);
  states.set(name, digest);
  return 1;
}

export const STORMS = [decisions, uploads, edits, imports, allotments, readings];
