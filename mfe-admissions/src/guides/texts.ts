export const texts = {
  title: 'Admission',
  contents: 'On this page',
  owner: 'Page owner',
  updated: 'Last updated',
  loading: 'Loading the page...',
  failed: 'We could not load this page.',
  missingTitle: 'This page is not written yet',
  missing: 'Results and dates are on the page Admission.',
  toOverview: 'Admission',
  lead: 'Results, the dates of the rounds, and where to apply.',
  rounds: 'Results and dates now',
  apply: 'Where do I apply?',
} as const;
