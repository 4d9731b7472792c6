export const texts = {
  hint: 'At least 12 characters. Four words that do not belong together are good.',
  none: 'Enter a password',

  reset: {
    title: 'Forgot password',
    lead: 'We mail you a link with which you choose a new password.',
    email: 'E-mail address of your account',
    submit: 'Mail me a link',
    sending: 'Asking for the link…',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If there is an account with ${email}, a mail with a link is on its way. The link works once, within 30 minutes.`,
    another: 'Use another address',
    back: 'Back to the login',
  },

  choose: {
    title: 'Choose a password',
    lead: 'For your account in the staff area.',
    next: 'New password',
    again: 'New password again',
    submit: 'Set the password',
    doneTitle: 'Your password is set',
    done: 'Log in with it now.',
    logIn: 'Log in',
    gone: 'This link has been used or is too old. Ask for a new one.',
    ask: 'Ask for a new link',
  },
} as const;
