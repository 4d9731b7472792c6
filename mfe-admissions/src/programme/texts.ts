/** What a programme's page says of its admission. */
export const texts = {
  title: 'Admission to this programme',
  open: (round: string) => `${round} is open now.`,
  until: (instant: string) => `Who was offered a seat decides by ${instant}.`,
  result: (round: string) => `${round}: see your result`,
  next: (round: string, instant: string) => `The next round is ${round}. It opens on ${instant}.`,
  none: 'No round is open now. The dates of the next one will stand here.',
  unknown: 'The dates of the rounds could not be read just now.',
  all: 'All rounds and dates',
} as const;
