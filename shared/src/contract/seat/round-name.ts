export const roundName = (trackName: string, round: number): string => `${trackName} Round\u00a0${round}`;
