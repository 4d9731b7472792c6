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

/** In a final round nobody waits for a further one, whatever the status. */
export const noNextRound = 'No. This is the last round of this admission.';

export const dialog = {
  seat: (program: string, campus: string) => `${program}, ${campus}`,
  title: (label: string) => `${label} this seat?`,
  formNumber: 'Form number',
  formNumberHint:
    'You are giving a seat up. Enter your whole form number, as it stands in your application, to show that it is you.',
  formNumberMissing: 'Enter your form number.',
  code: 'Code from the mail',
  codeHint: 'Six digits. Ask for the code first; it comes to the e-mail address of your application.',
  codeMissing: 'Enter the six digits from the mail.',
  sendCode: 'Mail me the code',
  sendCodeAgain: 'Mail me a new code',
  sendingCode: 'Asking for the code…',
  codeSent: (minutes: number) =>
    `The code is on its way. It is good for ${minutes} minutes; look into your spam folder too.`,
  codeFailed: 'The code could not be sent. Look at your connection and ask again.',
  tooManyGuesses: 'There were too many wrong attempts, so this is paused to protect you. Time left:',
  back: 'Go back',
  sending: 'Sending…',
  slow: 'Sending your decision. Please wait, it is sent once.',
  busyBefore: 'The service is very busy or interrupted. Your decision is not recorded yet. This page sends it again in',
  busyAfter: '. Keep it open.',
} as const;
