export const texts = {
  title: 'Admission to this programme',
  none: 'There are no dates now. The dates of the next admission will be here.',
  unknown: 'The dates of the rounds could not be read just now.',
  ranks: 'What rank got a seat?',
  all: 'All rounds and dates',
} as const;
