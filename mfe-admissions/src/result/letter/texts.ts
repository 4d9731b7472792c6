import { SEAT } from '@university/shared/contract';

export const letter = {
  title: SEAT.letter,
  lead: `${SEAT.letterLead} Anybody can check with its code that it is real.`,
  download: SEAT.letterDownload,
  other: SEAT.letterOther,
  downloading: 'Making the letter…',
  slow: 'The university is making your letter.',
  done: 'The letter is in your downloads. That file can be read without a connection and stays on this device until you delete it. On a shared computer, delete it before you leave.',
  save: 'Keep it on this device',
  saveLead:
    'Then you can open it on this site without a connection, for example at the campus gate. Anybody who uses this device can open it too: do not choose this on a shared computer.',
  saved: 'The letter is on this device. Without a connection, open any page of this site to find your letters.',
  saveFailed: 'This browser does not keep the letter. Use the file in your downloads.',
  print: 'Print with the code',
  printing: 'Getting the code…',
  code: 'Code of the letter',
  checkAt: (address: string) => `Check it at ${address}`,
  check: 'Check a letter',
  busy: 'Many people want their letter just now. This page asks again automatically. Keep it open.',
  failed: 'We could not get the letter. Your seat is not affected. Try again in a minute.',
  none: 'There is no letter for this seat any more. Reload the page to see your record.',
} as const;
