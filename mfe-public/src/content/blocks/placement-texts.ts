export const placementTexts = {
  who: 'Who',
  numbers: ['Finished', 'Work for an employer', 'Study on', 'Own business', 'Median pay a year'],
  unknown: 'not known',
  source: (source: string) => `Source: ${source}`,
} as const;
