/** The public page on which anybody checks a letter. */
export const letterCheck = {
  title: 'Check an allotment letter',
  lead: (university: string) =>
    `Find out whether a provisional allotment letter was issued by ${university} and still stands.`,
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
    title: 'Valid: this letter stands.',
    text: 'The university issued it, and the seat is still held by this decision.',
  },
  changed: {
    title: 'Out of date: the seat stands, but the record was corrected.',
    text: 'The university issued this letter, and the seat is still held. Something in the record was corrected since. Compare every line, and ask for the latest letter.',
  },
  superseded: {
    title: 'Replaced: this letter no longer stands.',
    text: 'The university issued it, but the applicant or the admissions office took the decision back or decided otherwise since, or a later round gave another seat. Ask for the latest letter.',
  },
  withdrawn: {
    title: 'Withdrawn: this letter does not stand at the moment.',
    text: 'The university issued it, but the result of the round is not published now. Ask the help desk.',
  },
  unknown: {
    title: 'Unknown: no letter has this code.',
    text: 'Compare it with the letter once more. If it is the same, the university did not issue this letter.',
  },
  movedTitle: 'These have changed since this letter was printed',
  movedText: 'The letter is valid. Follow what you see here, not the paper.',
  /** What stands in place of days that are no more. */
  notNamed: 'Not known yet. The admission notices will say.',
  compareTitle: 'Compare each line with the paper',
  compare: 'Where a line differs, the letter has been altered.',
  compareMoved: 'Where a line differs, and is not named above, the letter has been altered.',
  compareChanged: 'Where a line differs, the letter has been altered or the record was corrected since.',
  compareOld:
    'This letter is from before the university kept what each letter says. Where a line differs, the letter was altered or the record was corrected since. The campus can ask the help desk which.',
  compareEarly:
    'This letter is from before letters named days, the way to pay and a photograph: it has no such lines. Where another line differs, the letter has been altered.',
  fields: {
    name: 'Name',
    formNumber: 'Form number',
    admission: 'Admission',
    program: 'Programme',
    campus: 'Campus',
    place: 'Place',
    metro: 'Nearest metro station',
    registered: 'Registered category',
    allocated: 'Category of the seat',
    preference: 'Preference',
    rank: 'Rank',
    payment: 'First payment',
    pay: 'Days of payment',
    payWhere: 'How to pay',
    verify: 'Document verification',
    verifyPlace: 'Place of verification',
    decision: 'Decision',
    decidedAt: 'Decided on',
    takeBack: 'Can be taken back until',
    issuedAt: 'Issued on',
    photo: 'Photograph',
  },
  /** As the letter has it. */
  admission: (track: string, cycle: string, round: number) => `${track} admission ${cycle}, round ${round}`,
  firstChoice: '1 (first choice)',
  deposits: (money: string) => `${money}, with deposits that come back`,
  photo: {
    same: 'The paper carries a photograph of the applicant',
    other: 'The paper carries a photograph; the record has another one now',
    none: 'The paper carries none',
  },
  decisions: { freeze: 'Freeze: accepted, no further rounds', float: 'Float: accepted, open to a better seat' },
  another: 'Check another letter',
  howTitle: 'How to check',
  how: [
    'Scan the QR code of the letter with a phone, or type the code below it.',
    'Look at the address of this page: it must be the university’s own.',
    'Compare every line with the letter in your hand, also category, rank and amount.',
    'A letter is provisional: the seat is confirmed once the fee is paid and the documents are verified.',
  ],
  questions: 'Doubts? Write to the help desk with the code:',
} as const;
