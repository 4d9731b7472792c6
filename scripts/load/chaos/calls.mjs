import { staffToken } from '../applicants.mjs';

/** Nothing was done, and that is what was said. */
const BUSY = 503;
/** Nobody knows whether it was done: the server in front lost the one behind it. */
const UNKNOWN = 502;

/** The file cannot be read. */
const UNREADABLE = 400;

/**
 * One call in a storm.
 * @param {string} url
 * @param {RequestInit & { token?: string, cookie?: string, mayLoseReader?: boolean }} call `mayLoseReader`: what reads its file may be killed
 * @returns what was answered where it was acknowledged; null where it was cut off, and both outcomes are right
 * @throws Error for a refusal, which no storm explains
 */
export async function attempt(url, { token, cookie, body, mayLoseReader, ...options }) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...options.headers,
  };
  let answer;
  let said;
  try {
    answer = await fetch(url, { ...options, headers, body });
    said = await answer.json();
  } catch {
    return null;
  }
  if (answer.ok) return said;
  if ([BUSY, UNKNOWN, ...(mayLoseReader ? [UNREADABLE] : [])].includes(answer.status)) return null;
  throw new Error(`${options.method} ${new URL(url).pathname}: ${answer.status} ${JSON.stringify(said)}`);
}

/** What there is, after the storm. */
export async function read(url, { token, cookie } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) };
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`GET ${new URL(url).pathname}: ${answer.status}`);
  return answer.json();
}

/** All of a list that comes in pages. */
export async function readAll(url, token, name) {
  const all = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, metadata } = await read(`${url}&page=${page}`, { token });
    all.push(...data[name]);
    pages = metadata.totalPages;
  }
  return all;
}

/** Who of the staff works in a storm. */
const ROLES = ['admin', 'notices', 'admissions'];

/** Tokens of staff by role; to be logged in anew now and then, as imports want a recent login. */
export function staffOf(url) {
  const tokens = {};
  return {
    tokens,
    logIn: async () => {
      for (const role of ROLES) tokens[role] = await staffToken(url, role);
    },
  };
}
