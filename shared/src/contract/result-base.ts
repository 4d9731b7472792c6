import type { Track } from './allotment';

/** Which address of the API a track's results are at: the owner's API has one each for UG and PG, and one for all others. */
export const resultBase = (of: Track): 'result' | 'ug' | 'pg' => (of === 'ug' || of === 'pg' ? of : 'result');
