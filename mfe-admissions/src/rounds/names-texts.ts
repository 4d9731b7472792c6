/** What a round is called in a sentence. */
export const texts = { numbered: (track: string, round: number) => `${track} Round ${round}` } as const;
