import { applicant, importApplicants, signIn } from '../applicants.mjs';
import { read } from './calls.mjs';

/** Applicants of whom an import changes the rank, far from those who decide. */
const ROWS = 60;
const FIRST = 900_000;

/**
 * Imports of one file over and over, each with other ranks: all its rows are of one import, the last that was acknowledged or one
 * that was sent after it.
 */
export const imports = {
  name: 'imports',
  prepare: async (world) => ({
    done: world.lastImport ?? 0,
    sent: world.lastImport ?? 0,
    first: world.lastImport ?? 0,
  }),
  async storm(world, file, acknowledge) {
    const token = world.staff.tokens.admissions;
    while (!world.isOver()) {
      file.sent++;
      try {
        await importApplicants(world.url, ROWS, { first: FIRST, rankOf: () => file.sent, token });
      } catch {
        return;
      }
      file.done = file.sent;
      acknowledge();
    }
  },
  async verify(world, file) {
    const { sent, done, first } = file;
    if (sent === 0) return 0;
    const some = [0, Math.floor(ROWS / 2), ROWS - 1].map((n) => applicant(FIRST + n));
    const ranks = [];
    for (const person of some) ranks.push(await rankOf(world, person));
    const [rank] = ranks;
    world.check(new Set(ranks).size === 1, `rows of one file have the ranks ${ranks}`);
    world.check(rank === done || rank === sent, `the import is the one with ${rank}, not ${done} or ${sent}`);
    world.lastImport = rank;
    return done - first;
  },
};

/** The rank that one has; 0 where there is no record yet. */
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
