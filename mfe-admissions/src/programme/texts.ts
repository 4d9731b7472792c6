/** What a programme's page says of its admission, beside the timeline. */
export const texts = {
  title: 'Admission to this programme',
  none: 'Nothing is to come now. The dates of the next admission will stand here.',
  unknown: 'The dates of the rounds could not be read just now.',
  ranks: 'What rank got a seat?',
  all: 'All rounds and dates',
} as const;
