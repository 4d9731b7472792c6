/** Texts of the tables of what became of those who finished. */
export const placementTexts = {
  who: 'Who',
  /** Heads of columns of numbers. */
  numbers: ['Finished', 'Work for an employer', 'Study on', 'Own business', 'Median pay a year'],
  unknown: 'not known',
  source: (source: string) => `Source: ${source}`,
} as const;
