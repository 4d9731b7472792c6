/** `tab` is the specification's word. */
export const levelTexts = {
  DIPLOMA: { tab: 'DIPLOMA', short: 'Diploma', title: 'Diploma programmes' },
  UG: { tab: 'UG', short: 'Undergraduate', title: 'Undergraduate programmes' },
  PG: { tab: 'PG', short: 'Postgraduate', title: 'Postgraduate programmes' },
} as const;

/** Source: specification, section 8. */
export const programTexts = { loading: 'Loading programs...', failed: 'Failed to load programs.' } as const;
