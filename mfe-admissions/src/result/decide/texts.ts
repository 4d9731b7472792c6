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
