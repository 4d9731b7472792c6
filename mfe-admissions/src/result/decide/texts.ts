import { SEAT } from '@university/shared/contract';

export const takeBack = {
  timeLeft: 'Time left to take it back:',
  timeLeftAloud: (time: string) => `${time} left to take your decision back.`,
} as const;

export const dialog = {
  ...SEAT,
  sendCodeAgain: 'Mail me a new code',
  sendingCode: 'Asking for the code…',
  codesSent: 'We mailed you several codes, and they are still good: use any of them. A new one can be sent in',
  codeFailed: 'The code could not be sent. Look at your connection and ask again.',
  tooManyGuesses: 'There were too many wrong attempts, so this is paused to protect you. Time left:',
  sending: 'Sending…',
  slow: 'Sending your decision. Please wait, it is sent once.',
  busyBefore: 'The service is very busy or interrupted. Your decision is not recorded yet. This page sends it again in',
  busyAfter: '. Keep it open.',
} as const;

export const outcomes = {
  done: (words: string) => `${words}.`,
  'arrived-after-all': {
    text: 'The connection failed on the way back, but your decision had arrived. You need not send it again.',
  },
  'not-arrived': {
    title: 'Your decision is not recorded.',
    text: 'The connection failed. We have just read your record again: it is unchanged and shown below. You can decide again.',
  },
  conflict: {
    title: 'Your decision was not taken.',
    text: 'Your record or the window has changed, perhaps in another tab. Below is your record now.',
  },
  unknown: {
    title: 'We do not know yet whether your decision arrived.',
    text: 'The connection failed, and your record could not be read again. What you see below may be out of date. Check before you decide again.',
    action: 'Check again',
  },
  changed: {
    title: 'Your record has changed.',
    text: (status: string) =>
      `It was changed in another tab or by the admissions office. It now says: ${status}. If you did not expect this, write to the help desk.`,
  },
  opened: { title: 'You can decide now.', text: 'The window for decisions has opened.' },
  isFinal: { title: 'Your decision is final.', text: 'The time to take it back is over.' },
  closed: { title: 'The window for decisions has closed.', text: 'Below is your record now.' },
} as const;
