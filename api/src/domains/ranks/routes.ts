import { findRound } from '../admission/rounds';
import { action, read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { publishRanks } from './publish';
import { listRankedPrograms, readProgramRanks, readRoundRanks } from './read';

export function rankRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  return [
    read('listRankedPrograms', async () => ({ data: { programs: await listRankedPrograms(services) } })),
    read('getProgramRanks', async ({ params }) => ({ data: await readProgramRanks(services, params.code) })),
    action('getRoundRanks', async ({ params, query }) => ({
      data: await readRoundRanks(services, await findRound(db, { ...params, ...query }, calendar())),
    })),
    action('publishRanks', async ({ params, query, body }, { caller }) => {
      const key = await findRound(db, { ...params, ...query }, calendar());
      await publishRanks(services, key, body.published, caller.id);
      return { data: await readRoundRanks(services, key) };
    }),
  ];
}
