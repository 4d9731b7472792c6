export const texts = { numbered: (track: string, round: number) => `${track} Round ${round}` } as const;
