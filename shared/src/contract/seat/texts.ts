/* With and without scripts. */

/** `question` confirms; `consequence` is one sentence; `meaning` is in the applicant's words. */
export const decisionTexts = {
  freeze: {
    label: 'Freeze',
    meaning: 'I take this seat and want no other.',
    question: 'Freeze this seat?',
    consequence:
      'The seat is yours, and you leave all further rounds, even if a seat higher on your list becomes free.',
    confirm: 'Yes, freeze this seat',
    done: 'You froze your seat',
  },
  float: {
    label: 'Float',
    meaning: 'I take this seat, and I would move to one higher on my list.',
    question: 'Float this seat?',
    consequence:
      'The seat is held for you; if the next round gives you one higher on your list, you move there and lose this one.',
    confirm: 'Yes, float this seat',
    done: 'You floated your seat',
  },
  upgrade: {
    label: 'Upgrade',
    meaning: 'I give this seat up and wait for one higher on my list.',
    question: 'Upgrade this seat?',
    consequence: 'You lose this seat at once and wait for one higher on your list, so you may end without any seat.',
    confirm: 'Yes, give this seat up and wait',
    done: 'You gave your seat up and wait for a better one',
  },
  reject: {
    label: 'Reject',
    meaning: 'I give this seat up and leave this admission.',
    question: 'Reject this seat?',
    consequence: 'You lose this seat at once and are in no further round.',
    confirm: 'Yes, reject this seat',
    done: 'You rejected your seat',
  },
} as const;

export const takeBackTexts = {
  label: 'Take back',
  question: 'Take this decision back?',
  consequence: '',
  confirm: 'Yes, take my decision back',
  done: 'You took your decision back',
} as const;

/** Asked before the second proof. */
export const LETTER_QUESTION = {
  question: 'Confirm that it is you',
  consequence: 'The letter shows your name, your photograph and your seat, so we give it only to you.',
  confirm: 'Get the letter',
} as const;

/** By the restored status. */
export const TAKEN_BACK = {
  pending: 'You can decide again, and if you do not decide in time, you lose the seat.',
  float: 'You are floating again: the seat is held for you, and you may get a better one.',
} as const;

const CONFIRMED = 'The seat is confirmed once the fee is paid and your documents are verified.';

/** For the seat and further rounds. */
export const statusTexts = {
  pending: { label: 'Waiting for your decision', meaning: null, meaningInFinal: null },
  freeze: {
    label: 'Frozen: you accepted this seat',
    meaning: `${CONFIRMED} You are in no further round.`,
    meaningInFinal: CONFIRMED,
  },
  float: {
    label: 'Floated: accepted, open to a better seat',
    meaning: `${CONFIRMED} You are in the next round too.`,
    meaningInFinal: `${CONFIRMED} This is the last round.`,
  },
  upgrade: {
    label: 'Upgrade: you gave this seat up and wait',
    meaning: 'You do not have this seat any more. You are in the next round.',
    meaningInFinal: 'You do not have this seat any more. This is the last round.',
  },
  reject: {
    label: 'Rejected: you gave this seat up',
    meaning: 'You do not have this seat any more, and you left this admission.',
    meaningInFinal: 'You do not have this seat any more, and you left this admission.',
  },
  lapsed: {
    label: 'Lapsed: you did not decide in time',
    meaning: 'You do not have this seat any more, and you are in no further round.',
    meaningInFinal: 'You do not have this seat any more.',
  },
} as const;

/** `held`: decided in person. */
export const BECAME_LABELS = {
  allotted: 'Allotted to you',
  higher: 'Not reached: no seat at your rank',
  lower: 'Not considered: you got a higher choice',
  open: 'No seat in this round',
  held: 'Decided in separate counselling',
} as const;

export const SEAT = {
  title: (result: string) => `Your ${result} result`,
  noSeat: {
    'not-allotted': 'No seat was allotted to you in this round.',
    held: 'Your seat is decided in separate counselling.',
  },
  until: (closes: string) => `Decide by ${closes}.`,
  untilFreeze: (closes: string) => `You can still freeze it until ${closes}.`,
  from: (opens: string, closes: string) => `You can decide from ${opens} to ${closes}.`,
  closed: (closed: string) => `Decisions closed on ${closed}.`,
  replaced: 'A later round gave you another seat. Sign in to that round.',
  recorded: (at: string) => `Recorded on ${at}.`,
  standing: 'Your status',
  lapses: 'If you do not decide in time, you lose the seat. Our server time is final.',
  choices: 'What you can decide',
  again: 'Change your mind?',
  takeBackUntil: (until: string) => `You can take this decision back until ${until}. After that it is final.`,
  money: 'Fee and documents',
  due: 'Amount due',
  dueIf: 'Amount due if you accept',
  payDays: 'Pay',
  payHere: 'Pay on the portal',
  noAmount: 'The amount is announced in the admission notices.',
  announced: 'The days are announced in the admission notices.',
  paidBefore: 'You need not pay again what you paid in an earlier round.',
  verification: 'Show your documents',
  place: 'Place',
  metro: (station: string) => `Nearest metro: ${station}`,
  bring: 'Bring originals and one self-attested copy of each.',
  withDeposits: (amount: string) => `${amount}, including refundable deposits`,
  documents: 'Documents to bring',
  preferences: 'Your list of preferences',
  preference: (position: number) => `Preference ${position}`,
  gone: 'Not offered any more',
  record: 'Your record',
  letter: 'Your provisional allotment letter',
  letterLead: 'The campus asks for it when you show your documents.',
  letterDownload: 'Download the letter (PDF)',
  letterOther: 'पत्र हिन्दी में (PDF)',
  held: 'Decisions on your seat are held',
  heldText: (since: string) =>
    `Since ${since}, because somebody reported a sign-in or decision that was not yours. Nobody can decide now. You do not lose the seat: the admissions office records your decision, even after the last day.`,
  heldCall: 'Call now:',
  heldWrite: 'or write to the help desk:',
  canReturn: (minutes: number) =>
    `You can take this back for ${minutes} minutes, but not after the window closes. Then it is final.`,
  isFinal: 'This cannot be undone.',
  formNumber: 'Form number',
  formNumberHint: 'The whole form number of your application. We ask once, to confirm it is you.',
  formNumberMissing: 'Enter your form number.',
  code: 'Code from the mail',
  codeHint: '6 or 12 digits. Ask for the code first; it comes to the e-mail address of your application.',
  codeMissing: 'Enter the 6 or 12 digits from the mail.',
  sendCode: 'Mail me the code',
  codeSent: (minutes: number) =>
    `We have mailed the code. It is valid for ${minutes} minutes, and so are earlier ones. Look into your spam folder too.`,
  back: 'Go back',
  mailed: 'We have mailed you this.',
  signOut: 'Sign out',
  signOutLead: 'On a shared computer, sign out when you are done.',
  questions: 'Questions? Write to the help desk:',
  fields: {
    form_number: 'Form number (last three characters)',
    round: 'Round',
    registered_category: 'Registered category',
    category_allocated: 'Category of the seat',
    program_preference: 'Preference',
    rank: 'Rank',
  },
  round: (track: string, round: number) => `${track}, Round ${round}`,
  firstChoice: '1 (your first choice)',
  ofList: (position: number) => `${position} of your list`,
} as const;

export const NEXT = {
  title: 'What is next',
  betterSeat: (round: number, from: string) =>
    `Look at Round\u00a0${round}: ${from} If it gives you a seat higher on your list, you move there.`,
  nextRound: (round: number, from: string) =>
    `Wait for Round\u00a0${round}: ${from} You need not apply or pay the registration again.`,
  planned: (opens: string) => `planned from ${opens}.`,
  began: (opens: string) => `decisions began on ${opens}.`,
  announced: 'its day is announced in the admission notices.',
  lastRound:
    'This was the last round. If seats are left, the admission notices say so and explain how to apply for them in the spot round.',
  lastRoundLink: 'What happens after the rounds',
  left: 'Your seat goes to somebody else in the next round. You need not do anything more.',
  leftLink: 'Other admissions of the university',
  lapsed: 'If you did decide in time, write to the help desk at once with your form number.',
  counselling:
    'Come to the separate counselling. Seats for persons with disabilities and for wards of defence personnel are allotted there, in person; your application stays on hold until then.',
  certificates:
    'Bring the disability or defence certificate in the original, your mark sheets, a photo identity, and one copy of each.',
  counsellingAnnounced: 'The day and the place are announced in the admission notices.',
} as const;
