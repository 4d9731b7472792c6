import * as calls from '@university/shared/calls';
import type { RoundSummary } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';
import { LIVE, whole } from '../api/queries';
import { askOf, askOfRun, type RoundKey } from './rounds';

export const roundsQuery = (cycle = '') =>
  whole(['round', 'list', cycle], calls.listRounds, ({ data }) => data, { query: cycle ? { cycle } : {} });

export const roundQuery = ({ track, round, cycle }: Pick<RoundSummary, 'track' | 'round'> & { cycle?: string }) =>
  queryOptions({
    ...whole(['round', 'one', track, round, cycle], calls.getRound, ({ data }) => data, {
      params: { track, round: String(round) },
      query: cycle ? { cycle } : {},
    }),
    refetchInterval: ({ state: { data } }) => (data?.round.isOpen ? LIVE : false),
  });

export const holdsQuery = () => whole(['applicant', 'holds'], calls.listHolds, ({ data }) => data.holds);

/** Every read is logged, so it stays fresh for a minute. */
export const recordQuery = (id: string) => ({
  ...whole(['applicant', 'record', id], calls.getStaffAllotment, ({ data }) => data, { params: { id } }),
  staleTime: 60_000,
  retry: false,
});

export const roundRanksQuery = (key: RoundKey) =>
  whole(['round', 'ranks', key.cycle, key.track, key.round], calls.getRoundRanks, ({ data }) => data, askOf(key));

export const runsQuery = (key: RoundKey) =>
  whole(
    ['round', 'runs', key.cycle, key.track, key.round],
    calls.listAllotmentRuns,
    ({ data }) => data.runs,
    askOf(key),
  );

export const runQuery = (key: RoundKey, id: string) =>
  whole(
    ['round', 'run', key.cycle, key.track, key.round, id],
    calls.getAllotmentRun,
    ({ data }) => data,
    askOfRun(key, id),
  );

export const adoptedRunsQuery = () => whole(['round', 'adopted'], calls.listAdoptedRuns, ({ data }) => data.runs);

export const publicationQuery = (key: RoundKey) =>
  whole(
    ['round', 'publication', key.cycle, key.track, key.round],
    calls.previewPublication,
    ({ data }) => data,
    askOf(key),
  );
