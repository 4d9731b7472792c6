import { setTimeout as wait } from 'node:timers/promises';
import { applicant } from '../applicants.mjs';

/** What is asked for in turn: pages, lists of the API, and one request in ten that changes something. */
const ADDRESSES = [
  '/',
  '/courses/ug',
  '/notices',
  '/api/v1/notice',
  '/hi',
  '/campus',
  '/api/v1/program',
  '/search?q=fee',
  '/icon.svg',
];

/** Asks for everything once, as what runs for days has been asked before. */
export async function visitOnce(origin) {
  for (const path of ADDRESSES) await fetch(origin + path).then((answer) => answer.text());
}

/** What a page says that is served while its data is away. */
const AS_IT_WAS = 'This page is as it was';

/**
 * Asks `origin` so many times a second, whether or not it has answered what was asked before.
 * @param {{ origin: string, rate: number, applicants: number }} options
 * @returns {{ end: () => Promise<{ asked: number, failed: string[], old: number }> }} `old`: pages that were not of this moment
 */
export function startVisitors({ origin, rate, applicants }) {
  const failed = [];
  const open = new Set();
  let asked = 0;
  let old = 0;
  let isOver = false;

  async function ask(n) {
    const isSignIn = n % 10 === 9;
    const who = applicant(n % applicants);
    const path = isSignIn ? '/api/v1/result?category=diploma' : ADDRESSES[n % ADDRESSES.length];
    try {
      const answer = await fetch(
        origin + path,
        isSignIn ? signIn(who) : { headers: { 'x-forwarded-for': who.address } },
      );
      const text = await answer.text();
      if (!answer.ok) failed.push(`${answer.status} ${path} ${text.slice(0, 100)}`);
      if (text.includes(AS_IT_WAS)) old++;
    } catch (error) {
      failed.push(`${error.cause?.code ?? error.message} ${path}`);
    }
  }

  const run = (async () => {
    const begun = performance.now();
    while (!isOver) {
      const due = Math.floor(((performance.now() - begun) / 1_000) * rate);
      while (asked < due) {
        const one = ask(asked++).finally(() => open.delete(one));
        open.add(one);
      }
      await wait(1_000 / rate);
    }
  })();

  return {
    end: async () => {
      isOver = true;
      await run;
      await Promise.all(open);
      return { asked, failed, old };
    },
  };
}

const signIn = ({ email, birthDate, address }) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  body: JSON.stringify({ email, password: birthDate }),
});
