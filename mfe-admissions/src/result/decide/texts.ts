export const decisions = {
  freeze: {
    label: 'Freeze',
    question: 'Freeze this seat?',
    meaning: 'I take this seat and want no other.',
    consequence: 'The seat is yours. You leave all further rounds, even if a seat higher on your list becomes free.',
    confirm: 'Yes, freeze this seat',
    done: 'You froze your seat',
  },
  float: {
    label: 'Float',
    question: 'Float this seat?',
    meaning: 'I take this seat, and I would move to one higher on my list.',
    consequence:
      'The seat is held for you. If the next round gives you a seat higher on your list, you move there and this seat goes to somebody else.',
    confirm: 'Yes, float this seat',
    done: 'You floated your seat',
  },
  upgrade: {
    label: 'Upgrade',
    question: 'Upgrade this seat?',
    meaning: 'I give this seat up and wait for one higher on my list.',
    consequence: 'You lose this seat at once. You are in the next round, but you may end without any seat.',
    confirm: 'Yes, give this seat up and wait',
    done: 'You gave your seat up and wait for a better one',
  },
  reject: {
    label: 'Reject',
    question: 'Reject this seat?',
    meaning: 'I give this seat up and leave this admission.',
    consequence: 'You lose this seat at once and are in no further round.',
    confirm: 'Yes, reject this seat',
    done: 'You rejected your seat',
  },
} as const;

/** Above what can be decided. */
export const choices = {
  title: 'What you can decide',
  lead: 'Read what each choice means. You confirm it in the next step; nothing is sent before.',
  none: 'There is nothing for you to decide now.',
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

/** A decision that no later one undoes can be taken back for a while. */
export const takeBack = {
  title: 'Changed your mind?',
  lead: (until: string) => `You can take this decision back until ${until}. After that it stands.`,
  timeLeft: 'Time left to take it back:',
  /** Read out as the end comes near. */
  timeLeftAloud: (time: string) => `${time} left to take your decision back.`,
  act: {
    label: 'Take back',
    question: 'Take this decision back?',
    consequence: '',
    confirm: 'Yes, take my decision back',
    done: 'You took your decision back',
  },
  consequence: {
    pending: 'The seat stands open for your decision again. Decide before the window closes, or you lose it.',
    float: 'Your float stands again: the seat is held for you, and you stay open to a better one.',
  },
} as const;

/** While decisions are held. */
export const held = {
  title: 'Decisions on your seat are held',
  text: (since: string) =>
    `Since ${since}, because somebody said that something on this record was not you. Nobody can decide now, and you do not lose the seat by this: the admissions office records your decision for you, also after the window has closed.`,
  call: 'Call now:',
  write: 'or write to the help desk:',
} as const;

export const dialog = {
  seat: (program: string, campus: string) => `${program}, ${campus}`,
  formNumber: 'Form number',
  formNumberHint:
    'Your whole form number, as it stands in your application. It shows that it is you; you are asked once while you are signed in.',
  formNumberMissing: 'Enter your form number.',
  code: 'Code from the mail',
  codeHint: 'Six digits. Ask for the code first; it comes to the e-mail address of your application.',
  codeMissing: 'Enter the six digits from the mail.',
  sendCode: 'Mail me the code',
  sendCodeAgain: 'Mail me a new code',
  sendingCode: 'Asking for the code…',
  /** Before a decision that no later one undoes. */
  canReturn: (minutes: number) =>
    `You can take this back for ${minutes} minutes, but not after the window closes. Then it stands.`,
  isFinal: 'This cannot be undone.',
  codesSent: 'We mailed you several codes, and they are still good: use any of them. A new one can be sent in',
  codeSent: (minutes: number) =>
    `The code is on its way. It is good for ${minutes} minutes, and so are earlier ones; look into your spam folder too.`,
  codeFailed: 'The code could not be sent. Look at your connection and ask again.',
  tooManyGuesses: 'There were too many wrong attempts, so this is paused to protect you. Time left:',
  back: 'Go back',
  sending: 'Sending…',
  slow: 'Sending your decision. Please wait, it is sent once.',
  busyBefore: 'The service is very busy or interrupted. Your decision is not recorded yet. This page sends it again in',
  busyAfter: '. Keep it open.',
} as const;
