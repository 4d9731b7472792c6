export const why = {
  title: 'Why?',
  loading: 'Loading the reasons…',
  failed: 'The reasons could not be loaded. Your result is safe.',
  none: 'The reasons of this round are not on this site, because its seats were allotted elsewhere.',
} as const;

export const check = {
  title: 'Is your result the published one?',
  lead: 'We published a fingerprint of all results of this round. Your result is part of it. If anybody changed it, the fingerprint would be another.',
  all: 'How seats were allotted',
  check: 'Check it here',
  checking: 'Checking…',
  there: 'It is there: your result is part of the published fingerprint.',
  notThere: 'It is not there. Tell us:',
  failed: 'Your result could not be checked just now. Try again in a minute.',
} as const;
