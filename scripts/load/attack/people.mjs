/**
 * Those who come to the site for what it is there for. Each does one thing after the other, from an address of their own,
 * and notes how long every answer took.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { applicant } from '../applicants.mjs';

/** Milliseconds between two things that somebody does; real people take longer, so there are many of them here. */
const PAUSE = 50;

/** Milliseconds that an applicant takes at least: one after the other comes, each once. */
export const LEAST_PER_APPLICANT = 3 * PAUSE;

/** The applicant who is attacked, and not among those who come. */
export const VICTIM = 0;

/** Milliseconds after which somebody goes away. */
const PATIENCE = 20_000;

const PAGES = ['/', '/courses', '/notices', '/admission', '/contact', '/search?q=fees', '/academics/faculty'];
const WORDS = ['computer', 'library', 'hostel', 'lathe', 'result', 'design', 'date sheet', 'fees'];

/**
 * @typedef {{ person: string, sent: number, took: number, status: number }} Sample `status` 0: no answer
 * @param origin of the site
 * @param token of a staff member
 * @returns what they noted (`take`)
 */
export function startPeople(origin, token) {
  const pool = new Pool(origin, { connections: 12 });
  let samples = [];
  const unanswered = new Set();

  function ask(...asked) {
    const asking = answerOf(...asked).finally(() => unanswered.delete(asking));
    unanswered.add(asking);
    return asking;
  }

  async function answerOf(person, address, { headers, expected, ...request }) {
    const sent = performance.now();
    let status = 0;
    let answer = { headers: {}, text: '' };
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const all = { 'accept-encoding': 'br', ...headers, 'x-forwarded-for': address };
      const {
        statusCode,
        headers: got,
        body,
      } = await pool.request({ method: 'GET', ...request, headers: all, signal });
      answer = { headers: got, text: await body.text() };
      status = statusCode;
    } catch {
      // Told by the status.
    }
    samples.push({ person, sent, took: performance.now() - sent, status: status === expected ? 200 : status });
    return answer;
  }

  async function live(days) {
    for (let n = 0; ; n++) await days(n);
  }

  const json = (method, path, body, headers = {}) => ({
    method,
    path: `/api/v1${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  void live(async (n) => {
    const look = (path) => ask('visitor', '198.51.100.7', { path, headers: { accept: 'text/html' } });
    await look(PAGES[n % PAGES.length]);
    await wait(PAUSE);
    // What is not cached has to be made for every visitor.
    if (n % 4 === 0) await look(`/search?q=${encodeURIComponent(WORDS[(n / 4) % WORDS.length])}+${n}`);
    await wait(PAUSE);
  });

  void live(async (n) => {
    const { email, birthDate, formNumber, address } = applicant(VICTIM + 1 + n);
    const send = (request) => ask('applicant', address, request);
    const signedIn = await send(json('POST', '/result?category=diploma', { email, password: birthDate }));
    const cookie = String(signedIn.headers['set-cookie'] ?? '').split(';')[0];
    await wait(PAUSE);
    await send({ path: '/api/v1/result/me', headers: { cookie } });
    await wait(PAUSE);
    const id = /"_id":"([^"]+)"/.exec(signedIn.text)?.[1];
    // That the mailed code is missing, which nobody waits for here.
    const decision = json('PUT', `/result/${id}`, { status: 'float', form_number: formNumber }, { cookie });
    if (id) await send({ ...decision, expected: 403 });
    await wait(PAUSE);
  });

  void live(async (n) => {
    const paths = ['/admin/notice', '/admin/notice?search=exam', '/auth/me', `/admin/notice?page=${(n % 3) + 1}`];
    const path = `/api/v1${paths[n % paths.length]}`;
    await ask('staff member', '198.51.100.8', { path, headers: { authorization: `Bearer ${token}` } });
    await wait(2 * PAUSE);
  });

  return {
    /**
     * Takes what was asked since the last call, once it is answered: who waits longest has the most to say.
     * @returns {Promise<Sample[]>}
     */
    async take() {
      const until = performance.now();
      await Promise.all(unanswered);
      const taken = samples.filter(({ sent }) => sent < until);
      samples = samples.filter(({ sent }) => sent >= until);
      return taken;
    },
  };
}
