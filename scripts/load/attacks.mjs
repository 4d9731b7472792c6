/** One row for each attack. Forked by `bench-attack.mjs`, this file runs one until it gets a message, then reports. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createJiti } from 'jiti';
import sharp from 'sharp';
import { FormData, Pool } from 'undici';
import { applicant, cookieOf, decisionRequest, jsonRequest, staffToken } from './applicants.mjs';

const PDFS = '../../api/src/platform/files/pdf/testing/write-pdf.ts';
const { tableOnly } = await createJiti(import.meta.url).import(PDFS);

/** An applicant who is not among the people of the benchmark. */
export const VICTIM = 0;

/** A loopback address of the attacker, and random addresses of an IPv6 network. */
const ADDRESS = '127.0.0.66';
const anyOf = (network) => `${network}:${hex()}:${hex()}:${hex()}:${hex()}`;
const hex = () => Math.floor(Math.random() * 0x10000).toString(16);
const random = () => Math.random().toString(36).slice(2, 10);

const RECONNECT = 200;

/** `atOnce` workers repeat `one`, which must end soon after the attack; `fault` is asked some seconds later. */
export const ATTACKS = [
  { name: 'slow bodies', atOnce: 520, one: (site) => hold(site, halfBody('/api/v1/grievance')) },
  {
    name: 'bodies broken off',
    atOnce: 250,
    one: (site) => hold(site, halfBody('/api/v1/auth/login'), '', BROKEN_OFF),
    fault: addressIsServed,
  },
  { name: 'bodies that drip', atOnce: 200, one: (site) => hold(site, halfBody('/api/v1/result'), ' ') },
  { name: 'half-sent headers', atOnce: 520, one: (site) => hold(site, 'GET / HTTP/1.1\r\nHost: x\r\nX-A:') },
  { name: 'pipelined requests', atOnce: 400, one: (site) => hold(site, PIPELINED), fault: addressIsServed },
  { name: 'silent connections', atOnce: 520, one: (site) => hold(site, '') },
  { name: 'search pages', atOnce: 40, one: get(() => `/search?q=${random()}`) },
  { name: 'lists of notices', atOnce: 40, one: get(() => `/api/v1/notice?regex=${random()}&limit=50`) },
  { name: 'pages that are not there', atOnce: 40, one: get(() => `/${random()}`) },
  { name: 'reports of browsers', atOnce: 20, one: post('/monitoring', () => Array(50).fill(REPORT)) },
  { name: 'long number in a PDF', atOnce: 2, one: grievance(() => longNumberPdf) },
  { name: 'huge index in a PDF', atOnce: 2, one: grievance(() => hugeIndexPdf) },
  { name: 'decompression', atOnce: 4, one: (site, n) => (n % 2 ? gzipped : grievance(inflatingPdf))(site, n) },
  { name: 'grievances', atOnce: 10, one: grievance() },
  { name: 'photographs of staff', atOnce: 10, one: uploadPhotograph },
  {
    name: 'date of birth spraying',
    atOnce: 10,
    one: post('/api/v1/result?category=diploma', (n) => ({
      email: `applicant.${n % 1_000}@load.example`,
      password: '15-08-2006',
    })),
  },
  {
    name: 'staff login polling',
    atOnce: 4,
    one: post('/api/v1/auth/login', () => ({ email: 'notices@seu.example', password: random() })),
  },
  { name: 'code requests', atOnce: 4, one: askForCode },
  {
    name: 'guessing of decision codes',
    atOnce: 10,
    one: guessCode,
    fault: async (_site, answers) => (answers[200] ? 'a guess was taken' : undefined),
  },
  {
    name: 'redirects to another site',
    atOnce: 10,
    one: openRedirect,
    fault: async (_site, answers) => (answers[OTHER_SITE] ? `${answers[OTHER_SITE]} led to another site` : undefined),
  },
];

const PIPELINED = 'GET /api/v1/program HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50);

const REPORT = { kind: 'error', remote: 'shell', version: '', name: 'Error', message: 'made up' };

const halfBody = (path) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;

const BROKEN_OFF = 2_500;

/** Holds a connection until the server ends it or the time is over, sending `drip` each second. */
function hold({ port, isOver, note }, text, drip, longest = Number.POSITIVE_INFINITY) {
  return new Promise((resolve) => {
    let answer = 'no answer';
    const socket = connect({ host: '127.0.0.1', port, localAddress: ADDRESS }, () => socket.write(text));
    let seconds = 0;
    const until = Date.now() + longest;
    const timer = setInterval(() => {
      if (isOver() || Date.now() > until) socket.destroy();
      else if (drip && ++seconds % (1_000 / RECONNECT) === 0) socket.write(drip);
    }, RECONNECT);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      answer = /^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1', 0, 20))?.[1] ?? answer;
    });
    socket.once('close', () => {
      clearInterval(timer);
      note(isOver() ? 'held to the end' : answer);
      setTimeout(resolve, RECONNECT);
    });
  });
}

async function ask({ pool, isOver, note }, request, network = '2001:db8:bad:1') {
  const over = new AbortController();
  const timer = setInterval(() => isOver() && over.abort(), RECONNECT);
  try {
    const headers = { ...request.headers, 'x-forwarded-for': anyOf(network) };
    const answer = await pool.request({ method: 'GET', ...request, headers, signal: over.signal });
    const text = await answer.body.text();
    note(answer.statusCode);
    return { ...answer.headers, text };
  } catch {
    note(isOver() ? 'waiting at the end' : 'broken off');
    return {};
  } finally {
    clearInterval(timer);
  }
}

function get(path) {
  return (site) => ask(site, { path: path() });
}

function post(path, body) {
  return (site, n) => ask(site, { ...jsonRequest('POST', '', body(n)), path });
}

/** The attacker knows the applicant's e-mail address and date of birth. */
async function askForCode(site) {
  const { email, birthDate } = applicant(VICTIM);
  const found = await post('/api/v1/result?category=diploma', () => ({ email, password: birthDate }))(site);
  const cookie = cookieOf(found);
  await ask(site, { method: 'POST', path: '/api/v1/result/code', headers: { cookie } });
  return { cookie, id: /"_id":"([^"]+)"/.exec(found.text ?? '')?.[1] };
}

/** Each guess comes from another network of one /48. */
let session;
async function guessCode(site, n) {
  // The answer to the sign-in is no guess.
  session ??= askForCode({ ...site, note: () => {} });
  const { body, ...decision } = decisionRequest(await session, 'freeze', applicant(VICTIM));
  const guess = JSON.stringify({ ...JSON.parse(body), code: String(n).padStart(6, '0') });
  await ask(site, { ...decision, body: guess }, `2001:db8:bad:${hex()}`);
}

/** 12 megapixels of enlarged noise, as hard to encode as a photograph. */
async function photograph() {
  const noise = { type: 'gaussian', mean: 100, sigma: 30 };
  const create = { width: 800, height: 600, channels: 3, background: '#888', noise };
  const small = await sharp({ create }).png().toBuffer();
  return sharp(small).resize(4_000, 3_000).jpeg({ quality: 85 }).toBuffer();
}

/** Not an attack: staff with many pictures. */
let staff;
async function uploadPhotograph(site, n) {
  staff ??= Promise.all([staffToken(`http://127.0.0.1:${site.port}/api/v1`, 'notices'), photograph()]);
  const [token, picture] = await staff;
  const form = new FormData();
  form.append('alt_en', `Photograph ${n}`);
  // Bytes after the end are ignored, and make it another file.
  form.append('picture', new Blob([picture, String(n)], { type: 'image/jpeg' }), 'photograph.jpg');
  await ask(site, { method: 'POST', path: '/api/v1/media', headers: { authorization: `Bearer ${token}` }, body: form });
}

const OTHER_SITE = 'another site';
const HOSTILE = ['/hi//evil.example/x/?a', '/hi//@evil.example/', '/x/..//evil.example/x/', '/hi/\\\\evil.example/x/'];

async function openRedirect(site, n) {
  const { location } = await ask(site, { path: HOSTILE[n % HOSTILE.length] });
  const own = `http://127.0.0.1:${site.port}`;
  if (location && new URL(location, own).origin !== own) site.note(OTHER_SITE);
}

/** Others may share the attacker's address, as on a campus. */
async function addressIsServed({ port }) {
  const status = await new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/courses', localAddress: ADDRESS, agent: false }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on('error', () => resolve(0))
      .end();
  });
  return status === 200 ? undefined : `its address is answered with ${status} afterwards`;
}

function gzipped(site) {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  return ask(site, { method: 'POST', path: '/api/v1/result?category=diploma', headers, body: ZEROS });
}

const ZEROS = gzipSync(Buffer.alloc(16 * 1024 * 1024));

const FIELDS = {
  kind: 'student',
  name: 'Load Person',
  email: 'load@attacker.example',
  mobile: '9876500000',
  category: 'other',
  subject: 'One of very many',
  message: 'This grievance was sent to find out who waits for it.',
};

function grievance(pdf) {
  if (!pdf) return post('/api/v1/grievance', () => FIELDS);
  return (site) => {
    const edge = `edge${random()}`;
    const part = (name, more = '') => `--${edge}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
    const fields = Object.entries(FIELDS).map(([name, value]) => `${part(name)}\r\n${value}\r\n`);
    const file = `${part('pdf', '; filename="x.pdf"')}Content-Type: application/pdf\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(fields.join('') + file), pdf(), Buffer.from(`\r\n--${edge}--\r\n`)]);
    const headers = { 'content-type': `multipart/form-data; boundary=${edge}` };
    return ask(site, { method: 'POST', path: '/api/v1/grievance', headers, body });
  };
}

/** Digits on which a regular expression for numbers may backtrack. */
const longNumberPdf = Buffer.from(`%PDF-1.4\n${'1'.repeat(40_000)}\nstartxref\n0\n%%EOF\n`);

/** A cross-reference table of thirty million empty entries. */
const hugeIndexPdf = pdfOf('/Size 30000000 /W [0 1 0] /Index [0 30000000]', 4_000_000);

/** A kilobyte inflates to a megabyte. */
let inflating;
function inflatingPdf() {
  inflating ??= pdfOf('/Size 4 /W [1 2 1] /Index [0 4]', 200_000_000);
  return inflating;
}

function pdfOf(dictionary, zeros) {
  return Buffer.from(tableOnly(dictionary, Buffer.alloc(zeros)), 'latin1');
}

const SETTLING = 3_000;

async function attack(origin, name) {
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  process.once('disconnect', () => process.exit(1));
  const { atOnce, one, fault } = ATTACKS.find((each) => each.name === name);
  const pool = new Pool(origin, { connections: atOnce, pipelining: 1 });
  const answers = {};
  const note = (answer) => {
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  const site = { pool, port: Number(new URL(origin).port), isOver: () => isOver, note };
  let sent = 0;
  const worker = async () => {
    while (!isOver) await one(site, sent++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (fault) await wait(SETTLING);
  const wrong = await fault?.(site, answers);
  process.send({ sent, answers, wrong }, () => process.exit());
}

if (process.argv[1] === import.meta.filename) await attack(...process.argv.slice(2));
