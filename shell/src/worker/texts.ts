/** Every text of the pages that come from this device. */
export const texts = {
  offline: 'You are offline.',
  silent: 'The university does not answer.',
  asOf: (time: string) => `This page is as of ${time}.`,
  retry: 'Try again',
  notSaved: 'This page is not saved on this device.',
  neverSaved: 'Results, sign-in and the staff area are never saved. They need a connection.',
  savedTitle: 'Saved on this device',
  savedWithLetters: 'Your letters and pages on this device',
  savedLead: 'You can read these pages without a connection.',
  pages: 'Pages you opened',
  noPages: 'None yet. Pages are saved while you read them.',
  letters: 'Letters saved on this device',
  letterAsOf: (time: string) => `As of ${time}. Later decisions are not in it.`,
  open: 'Open the letter',
  remove: 'Remove from this device',
} as const;
