const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;

interface Failing {
  state: { status: string; errorUpdateCount: number };
}

/**
 * Makes a failed read again for as long as a page shows it: after 5 s, then after pauses twice as long each time, 30 s
 * at most. So a page that was opened while the API was away fills itself.
 */
export const recovering = {
  refetchInterval: ({ state }: Failing): number | false =>
    state.status === 'error' && Math.min(FIRST_PAUSE * 2 ** (state.errorUpdateCount - 1), LONGEST_PAUSE),
};
