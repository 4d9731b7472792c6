import * as calls from '@university/shared/calls';
import { whole } from '../api/query';
import { askOf, type RoundKey } from './rounds';

/** Opening and closing ranks of a round, as they are or would be public. */
export const roundRanksQuery = (key: RoundKey) =>
  whole(['round', 'ranks', key.cycle, key.track, key.round], calls.getRoundRanks, ({ data }) => data, askOf(key));
