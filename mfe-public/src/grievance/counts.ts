import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { MINUTE } from '@university/shared/time';
import { publicQuery } from '../reading';

/** What became of grievances in the last whole month, by category. */
export const countsQuery = () =>
  publicQuery(
    ['grievance', 'counts'],
    async ({ client, signal }) => (await read(client, calls.listGrievanceCounts, { signal })).data,
    10 * MINUTE,
  );
