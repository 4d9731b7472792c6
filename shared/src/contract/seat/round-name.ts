/** What people call a round: `Diploma Round 1`; the number stays with its word. */
export const roundName = (trackName: string, round: number): string => `${trackName} Round\u00a0${round}`;
