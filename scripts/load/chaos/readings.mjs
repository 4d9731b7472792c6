import { createHash } from 'node:crypto';

/** What anybody reads in a storm. */
const PATHS = ['/', '/notices/circulars', '/api/v1/notice?section=circulars'];

/** Milliseconds between two looks at the same address. */
const PAUSE = 40;

/** Public pages and answers: one name (ETag) for one state, before a kill and after it, whichever process answers. */
export const readings = {
  name: 'readings',
  prepare: async () => ({ count: 0 }),
  async storm(world, readings) {
    await Promise.all(
      PATHS.map(async (path) => {
        while (!world.isOver()) {
          readings.count += await look(world, path);
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
      }),
    );
  },
  async verify(world, readings) {
    for (const path of PATHS) readings.count += await look(world, path);
    return readings.count;
  },
};

/** @returns 1 where something was read */
async function look({ origin, states, check }, path) {
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
  const digest = createHash('sha256').update(text).digest('hex');
  const name = `${path} ${tag}`;
  check((states.get(name) ?? digest) === digest, `${path} is called ${tag} in two states`);
  states.set(name, digest);
  return 1;
}
