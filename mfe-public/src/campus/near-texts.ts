export const nearTexts = {
  title: 'Campuses near you',
  label: 'Your PIN code',
  hint: 'Six digits.',
  find: 'Find',
  loading: 'Looking for campuses...',
  failed: 'We could not look for campuses.',
  from: (name: string, code: string) => `In a straight line from ${name} (${code}).`,
  instead: (asked: string) => `We do not know where ${asked} is. We measure from a PIN code next to it.`,
  unknown: (asked: string) => `We do not know the PIN code ${asked}. Check it, or choose a zone below.`,
  none: 'No campus has a place on the map yet. Choose a zone below.',
  away: (kilometres: number) => (kilometres < 1 ? 'Less than 1 km' : `${kilometres} km`),
} as const;
