/** Every sentence of this remote, except the popup's: its content is data of its own, in popup/notifications.ts. */
export const signIn = {
  title: (result: string) => `${result} seat allotment`,
  lead: 'Sign in to see your result and decide on your seat.',
  switchLabel: 'Which result do you want to see?',
  formTitle: 'Sign in',
  email: 'E-mail address',
  emailHint: 'The one you gave in your application.',
  birthDate: 'Date of birth',
  birthDateHint: 'For example 14 02 2007. The month can be a number or a name.',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  submit: 'See my result',
  submitting: 'Checking…',
  slow: 'Checking your details. This can take a moment when many people sign in.',
  needsScripts:
    'Signing in needs scripts, and your browser has them switched off. Switch them on, or write to the help desk:',
  help: {
    title: 'If you cannot sign in',
    points: [
      'Use the e-mail address of your application, not another one you own.',
      'Your date of birth must be the same as in your application.',
      'Diploma and B.Tech results are separate. Choose the one you applied for.',
    ],
    desk: 'Still no luck? Write to the help desk with your form number:',
  },
  privacy: {
    title: 'Your privacy',
    points: [
      'What: your application, your result, your decision, and the times at which somebody signed in to your record.',
      'Why: to allot seats fairly and to prove later who decided what.',
      'How long: until the admission year and its appeals are over. Then it is erased.',
      'On this device nothing is stored but a cookie that signs you out after 30 minutes.',
    ],
  },
} as const;

/** Why somebody was led back to sign-in. */
export const leaveReasons = {
  'signed-out':
    'You have been signed out, because 30 minutes have passed or this browser was not signed in. Sign in to see your result.',
  'other-record': 'This browser is signed in to another result. Sign in to see this one.',
  left: 'You are signed out.',
  'left-here-only':
    'Your result is off this page, but the university could not be reached to sign you out. This browser may stay signed in for up to 30 minutes. On a shared machine, sign in and out again when the connection is back, or delete the browser’s cookies.',
} as const;

export const signInProblems = {
  title: 'There is a problem',
  email: {
    empty: 'Enter your e-mail address.',
    invalid: 'Enter an e-mail address in the correct form, like name@mail.example.',
  },
  birthDate: {
    empty: 'Enter your date of birth.',
    incomplete: (parts: string) => `Your date of birth must include ${parts}.`,
    unreadable: (parts: string) => `Check ${parts} of your date of birth. Use numbers, and four digits for the year.`,
    impossible: 'This date does not exist. Check the day and the month.',
    future: 'Your date of birth must be in the past.',
    the: { day: 'the day', month: 'the month', year: 'the year' },
    a: { day: 'a day', month: 'a month', year: 'a year' },
  },
  wrongCredentials: 'No record matches this e-mail address and date of birth. Check both against your application.',
  throttled: (wait: string) =>
    `There were too many attempts, so sign-in is paused to protect applicants’ records. Try again in ${wait}. What you typed stays here.`,
  notPublished: (result: string) =>
    `The ${result} result is not published yet. The day of publication stands in the admission notices.`,
  noRecord: (result: string) =>
    `Your details are right, but you have no record in ${result}. Your record may belong to another round or track.`,
  unreachable:
    'The page could not reach the university, so nothing was checked. Look at your connection and try again. What you typed stays here.',
  ours: 'Something went wrong on our side; your details may well be right. Try again in a minute. What you typed stays here.',
} as const;

export const show = {
  title: (result: string) => `Your ${result} result`,
  lead: {
    allotted: (program: string, campus: string) => `The seat allotted to you: ${program}, ${campus}.`,
    'not-allotted': 'No seat was allotted to you in this round.',
    held: 'Your seat is decided in separate counselling.',
  },
  loading: 'Loading your result…',
  failed: 'Your result could not be loaded. It is safe; the connection to the university failed.',
  withdrawn: (result: string) =>
    `The ${result} result is not published at the moment. Look at the admission notices, or write to the help desk:`,
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  recordTitle: 'Your record',
  fields: {
    name: 'Name',
    form_number: 'Form number (last three characters)',
    program: 'Programme',
    campus: 'Campus',
    registered_category: 'Registered category',
    category_allocated: 'Category of the seat',
    program_preference: 'Preference',
    rank: 'Rank',
    round: 'Round',
  },
  preference: (number: number) => (number === 1 ? '1 (your first choice)' : `${number} of your list`),
  round: (track: string, round: number) => `${track}, Round ${round}`,
  standingTitle: 'Where you stand',
  seatQuestion: 'Is the seat held for me?',
  nextQuestion: 'Am I in the next round?',
  windowQuestion: 'Until when can I decide?',
  decidedQuestion: 'When did I decide?',
  window: {
    before: (opens: string, closes: string) => `From ${opens} to ${closes}.`,
    open: (closes: string) => `Until ${closes}. The university’s clock counts.`,
    closed: (closed: string) => `The window is closed since ${closed}. Nothing can be decided or changed any more.`,
  },
  nextTitle: 'What is next',
  questions: 'Questions? Write to the help desk:',
  next: {
    'not-allotted': {
      open: [
        'You are in the next round without doing anything.',
        'You need not register or pay again. The next result is announced in the admission notices.',
      ],
      final: [
        'This was the last round of this admission.',
        'If seats are left, the admission notices say so and explain how to apply for them.',
      ],
    },
    held: {
      open: [
        'Seats for persons with disabilities and for wards of defence personnel are allotted in separate counselling.',
        'Your application is complete and stays on hold until then. Day and place are announced in the admission notices.',
        'Have your certificate ready in the original.',
      ],
    },
  },
  decisionsTitle: 'What you can decide',
  decisionsLead: 'Read what each choice means. You confirm it in the next step; nothing is sent before.',
  nothingToDecide: 'There is nothing for you to decide now.',
} as const;

export const decisions = {
  freeze: {
    label: 'Freeze',
    meaning: 'I take this seat and want no other.',
    consequence: 'The seat is yours. You leave all further rounds, even if a seat higher on your list becomes free.',
    confirm: 'Yes, freeze this seat',
    done: 'You froze your seat',
  },
  float: {
    label: 'Float',
    meaning: 'I take this seat, and I would move to one higher on my list.',
    consequence:
      'The seat is held for you. If the next round gives you a seat higher on your list, you move there and this seat goes to somebody else.',
    confirm: 'Yes, float this seat',
    done: 'You floated your seat',
  },
  upgrade: {
    label: 'Upgrade',
    meaning: 'I give this seat up and wait for one higher on my list.',
    consequence: 'You lose this seat at once. You are in the next round, but you may end without any seat.',
    confirm: 'Yes, give this seat up and wait',
    done: 'You gave your seat up and wait for a better one',
  },
  reject: {
    label: 'Reject',
    meaning: 'I give this seat up and leave this admission.',
    consequence: 'You lose this seat at once and are in no further round. This cannot be undone.',
    confirm: 'Yes, reject this seat',
    done: 'You rejected your seat',
  },
} as const;

export const statuses = {
  pending: {
    label: 'Waiting for your decision',
    seat: 'Yes, until the window closes. If you decide nothing by then, you lose it.',
    next: 'That depends on your decision. If you decide nothing, you are not.',
  },
  freeze: {
    label: 'Frozen: you accepted this seat',
    seat: 'Yes. It is confirmed once the fee is paid and your documents are verified at the campus.',
    next: 'No. You chose to stop here.',
  },
  float: {
    label: 'Floated: accepted, open to a better seat',
    seat: 'Yes, unless the next round gives you a seat higher on your list.',
    next: 'Yes. Candidates who paid in Round 1 need not pay again even after upgradation.',
  },
  upgrade: {
    label: 'Upgrade: you gave this seat up and wait',
    seat: 'No. You gave it up.',
    next: 'Yes, for seats higher on your list. You may end without a seat.',
  },
  reject: {
    label: 'Rejected: you gave this seat up',
    seat: 'No. You gave it up.',
    next: 'No. You left this admission.',
  },
  lapsed: {
    label: 'Lapsed: nothing was decided in time',
    seat: 'No. The window closed without a decision.',
    next: 'No. Write to the help desk if you think this is a mistake.',
  },
} as const;

export const dialog = {
  seat: (program: string, campus: string) => `${program}, ${campus}`,
  title: (label: string) => `${label} this seat?`,
  formNumber: 'Form number',
  formNumberHint:
    'You are giving a seat up. Enter your whole form number, as it stands in your application, to show that it is you.',
  formNumberMissing: 'Enter your form number.',
  back: 'Go back',
  sending: 'Sending…',
  slow: 'Sending your decision. Please wait, it is sent once.',
} as const;

/** Heading of a page under construction whose address has no name in sections.ts. */
export const unnamedSection = 'Under construction';

/** What is said after a decision was sent, whatever became of it. */
export const notices = {
  recorded: { title: (done: string) => `${done}.`, text: (at: string) => `Your decision was recorded on ${at}.` },
  recordedNoTime: 'Your decision is recorded.',
  'arrived-after-all': {
    title: (done: string) => `${done}.`,
    text: 'The connection failed on the way back, but your decision had arrived. You need not send it again.',
  },
  'not-arrived': {
    title: 'Your decision is not recorded.',
    text: 'The connection failed. We have just read your record again: it is unchanged and shown below. You can decide again.',
  },
  conflict: {
    title: 'Your decision was not taken.',
    text: 'Your record or the window changed meanwhile, perhaps in another tab. Below is how it stands now.',
  },
  unknown: {
    title: 'We do not know yet whether your decision arrived.',
    text: 'The connection failed, and your record could not be read again. What stands below may be out of date. Check before you decide again.',
    action: 'Check again',
  },
} as const;
