import { ifMailed } from '../texts';

export const login = {
  admin: { title: 'Admin login', lead: 'For staff who publish notices and manage the site.' },
  staff: {
    title: 'Faculty and staff login',
    lead: 'One login for teaching and administrative staff of the university.',
  },
  formTitle: 'Log in',
  submit: 'Log in',
  sending: 'Logging in…',
  needsScript: 'This form needs JavaScript. Switch it on in your browser and load this page again.',
  noEmail: 'Enter your e-mail address',
  noOneTimeCode: 'Enter the one-time code',
  oneTimeCodeWrong: 'This code is not right, or was used already. Wait for the next one.',
  wrong: 'The e-mail address or the password is not right. What you typed is still here.',
  throttledSoon: 'Too many attempts. Wait a few minutes, then try again.',
  wait: (left: string) => `You can try again in ${left}.`,
  waited: 'You can try again now.',
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  codeWrong: 'These details and this code do not fit together',
  codeSentAgain: 'You asked again. If no new mail comes, the last code you got is still good.',
  failed: 'Something went wrong on our side. Try again in a minute.',
} as const;

export const passwords = {
  hint: 'At least 12 characters. Four words that do not belong together are good.',
  none: 'Enter a password',
  resetSent: (email: string) =>
    `If there is an account with ${email}, a mail with a link is on its way. The link works once, within 30 minutes.`,
  noMail:
    'No mail server is set up here, so no link can be sent to you. Ask an administrator of the site for a new password.',
  resetBack: 'Back to the login',
  chooseLead: 'For your account in the staff area.',
} as const;

export const passkeys = {
  title: 'Passkeys',
  text: 'A passkey is kept by your phone, computer or security key. You log in with your fingerprint, your face or the PIN of the device, without a password and without a code. Nobody can steal it with a page that only looks like ours.',

  removeText: `It does not log in any more. Delete it on the device too, in its settings for passwords. ${ifMailed('A mail tells you that it was removed.')}`,

  added: 'The passkey is added. You can log in with it from now on.',

  /** By DOMException name. */
  problems: {
    NotAllowedError:
      'No passkey was used. It was cancelled, took too long, or this device has no passkey for this site.',
    InvalidStateError: 'This device has a passkey for your account already.',
    ConstraintError: 'This device cannot keep passkeys. Set up a screen lock on it, or use another device.',
    NotSupportedError: 'This device cannot make passkeys that this site takes. Use another device.',
    SecurityError: 'Passkeys do not work at this address. Open the site at its usual address.',
  },
  notMade: 'No passkey was made. It was cancelled, or took too long. Try again.',
  problem: 'Your device could not do this. Try again, or log in another way.',
} as const;

export const singleSignOn = {
  logInWith: (name: string) => `Log in with ${name}`,
  otherWay: 'Log in another way',
  outcomes: {
    cancelled: 'You did not finish the login there. Nothing has happened.',
    expired: 'The login there took too long, or this is another browser. Begin again.',
    failed: 'We could not finish the login there. Try again in a minute, or log in with your password here.',
    'too-often': 'Too many logins were tried from your network. Wait a minute, then try again.',
    'no-role':
      'That account is known, but it has no task on this site yet. Ask the people who look after your groups at the university.',
    'no-email':
      'The university account has no proved e-mail address, so we cannot tell who you are. Ask who looks after it.',
    disabled: 'Your account here is disabled. Ask an administrator of the site.',
    'other-account': 'Another person already uses your e-mail address here. Ask an administrator of the site.',
  } as Record<string, string>,
  unknown: 'Something went wrong with the login there. Begin again.',
  prove:
    'It is more than ten minutes since you logged in. Show once more who you are, in a new tab. Nothing that you typed here is lost.',
  confirm: {
    confirmed: 'Thank you, it is you. Close this tab and go back to the one you came from: it goes on there.',
    notConfirmed: 'We could not make sure that it is you. Close this tab, and try again in the one you came from.',
    confirming: 'Checking…',
  },
} as const;
