export const texts = {
  numbered: (track: string, round: number) => `${track} Round ${round}`,
  calendar: 'Put the dates into my calendar',
} as const;
