import { SEAT } from '@university/shared/contract';
import { identity } from '@university/shared/identity';

/** Where anybody checks a letter; below it, the letter with that code. The QR code of letters leads there. */
export const LETTER_PATH = '/admission/letter';

/** The letter on the page of the result. */
export const letter = {
  title: SEAT.letter,
  lead: `${SEAT.letterLead} Anybody can check with its code that it is real.`,
  download: SEAT.letterDownload,
  downloading: 'Making the letter…',
  slow: 'The university is making your letter.',
  done: 'The letter is in your downloads. That file can be read without a connection and stays on this device until you delete it. On a shared computer, delete it before you leave.',
  save: 'Keep it on this device',
  saveLead:
    'Then you can open it on this site without a connection, for example at the campus gate. Anybody who uses this device can open it too: do not choose this on a shared computer.',
  saveFailed: 'This browser does not keep the letter. Use the file in your downloads.',
  print: 'Print with the code',
  printing: 'Getting the code…',
  code: 'Code of the letter',
  checkAt: (address: string) => `Check it at ${address}`,
  check: 'Check a letter',
  failed: 'The letter could not be fetched. Your seat is not affected. Try again in a minute.',
  none: 'There is no letter for this seat any more. Reload the page to see how your record stands.',
} as const;

/** Letters that somebody chose to save in this browser. */
export const saved = {
  title: 'Letters kept on this device',
  lead: 'Anybody who uses this device can open them. Signing out does not remove them.',
  asOf: (time: string) => `As of ${time}. What was decided since is not in it.`,
  open: 'Open',
  remove: 'Remove from this device',
  /** For screen readers, which hear of one button at a time. */
  which: (act: string, name: string) => `${act}: ${name}`,
} as const;

/** The public page on which anybody checks a letter. */
export const letterCheck = {
  title: 'Check an allotment letter',
  lead: `Find out whether a provisional allotment letter was issued by ${identity.name} and still stands.`,
  label: 'Code of the letter',
  hint: '20 letters and digits, below the QR code. Dashes, spaces and small letters do not matter.',
  submit: 'Check the letter',
  missing: 'Enter the code of the letter.',
  short: 'This is not the whole code. Enter all 20 letters and digits.',
  checking: 'Checking the letter…',
  failed: 'The letter could not be checked. That says nothing about the letter.',
  needsScripts:
    'Checking a letter needs scripts, and your browser has them switched off. Switch them on, or ask the help desk:',
  valid: {
    title: 'This letter stands.',
    text: 'The university issued it, and the seat is still held by this decision.',
  },
  changed: {
    title: 'The seat stands, but the letter is out of date.',
    text: 'The university issued it, and the seat is still held. Something in the record was corrected since. Compare every line, and ask for the latest letter.',
  },
  superseded: {
    title: 'This letter no longer stands.',
    text: 'The university issued it, but the applicant or the admissions office took the decision back or decided otherwise since, or a later round gave another seat. Ask for the latest letter.',
  },
  withdrawn: {
    title: 'This letter does not stand at the moment.',
    text: 'The university issued it, but the result of the round is not published now. Ask the help desk.',
  },
  unknown: {
    title: 'No letter has this code.',
    text: 'Compare it with the letter once more. If it is the same, the university did not issue this letter.',
  },
  compare: 'Compare every line with the letter. Where it differs, the letter has been altered.',
  compareOld:
    'This letter is from before the university kept what each letter says. Compare every line with it: where it differs, the letter was altered or the record was corrected since. The campus can ask the help desk which.',
  fields: {
    name: 'Name',
    program: 'Programme',
    campus: 'Campus',
    round: 'Admission',
    formNumber: 'Form number',
    registered: 'Registered category',
    allocated: 'Category of the seat',
    preference: 'Preference number',
    rank: 'Rank',
    decidedAt: 'Decided on',
    place: 'Place',
    metro: 'Nearest metro station',
    decision: 'Decision',
    issuedAt: 'Issued on',
  },
  decisions: { freeze: 'Freeze: accepted, no further rounds', float: 'Float: accepted, open to a better seat' },
  another: 'Check another letter',
  howTitle: 'How to check',
  how: [
    'Scan the QR code of the letter with a phone, or type the code that stands below it.',
    'Look at the address of this page: it must be the university’s own.',
    'Compare every line with the letter in your hand, also category and rank.',
    'A letter is provisional: the seat is confirmed once the fee is paid and the documents are verified.',
  ],
  questions: 'Doubts? Write to the help desk with the code:',
} as const;
