import { read } from '@university/shared';
import type { Track } from '@university/shared/contract';
import { queryOptions } from '@university/shared/query';

/** Milliseconds between two looks at counts that applicants change meanwhile. */
const LIVE = 15_000;

/** Every round with its window and counts. */
export const roundsQuery = () =>
  queryOptions({
    queryKey: ['round', 'list'],
    queryFn: async ({ client, signal }) => (await read(client, '/admission/round', { signal })).data.rounds,
    staleTime: 0,
  });

/** One round in detail, read again every few seconds while its window is open. */
export const roundQuery = (track: Track, round: number) =>
  queryOptions({
    queryKey: ['round', 'one', track, round],
    queryFn: async ({ client, signal }) => {
      const params = { track, round: String(round) };
      return (await read(client, '/admission/round/:track/:round', { params, signal })).data;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.round.isOpen ? LIVE : false),
  });
