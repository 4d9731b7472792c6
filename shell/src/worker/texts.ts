/** Every text of the pages that come from this device. */
export const texts = {
  offline: 'You are offline.',
  silent: 'The university does not answer.',
  asOf: (time: string) => `This page is as of ${time}.`,
  retry: 'Try again',
  notSaved: 'The page you asked for is not kept on this device.',
  neverSaved: 'Results, sign-in and the staff area are never kept. They need a connection.',
  savedTitle: 'Kept on this device',
  savedWithLetters: 'Your letters and pages on this device',
  savedLead: 'You can read these pages without a connection.',
  pages: 'Pages you opened',
  noPages: 'None yet. Pages are kept while you read them.',
  letters: 'Letters saved on this device',
  letterAsOf: (time: string) => `As of ${time}. What was decided since is not in it.`,
  open: 'Open the letter',
  remove: 'Remove from this device',
} as const;
