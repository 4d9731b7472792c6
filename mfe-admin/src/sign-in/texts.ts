export const login = {
  admin: { title: 'Admin login', lead: 'For staff who publish notices and manage the site.' },
  staff: {
    title: 'Faculty and staff login',
    lead: 'One login for teaching and administrative staff of the university.',
  },
  formTitle: 'Log in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Log in',
  sending: 'Logging in…',
  needsScript: 'Logging in needs JavaScript. Switch it on in your browser and load this page again.',
  noEmail: 'Enter your e-mail address',
  noPassword: 'Enter your password',
  oneTimeCode: 'One-time code',
  oneTimeCodeHint:
    'What your app shows now, or one of your recovery codes. If you have a passkey, you can use it instead.',
  noOneTimeCode: 'Enter the one-time code',
  oneTimeCodeWrong: 'This code is not right, or was used already. Wait for the next one.',
  wrong: 'The e-mail address or the password is not right. What you typed is still here.',
  throttled: 'Too many attempts.',
  throttledSoon: 'Too many attempts. Wait a few minutes, then try again.',
  wait: (left: string) => `You can try again in ${left}.`,
  waited: 'You can try again now.',
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  codeTitle: 'One more step',
  codeWhy:
    'There were many wrong tries with this e-mail address, so we check that it is you. If your details are right, we have mailed a code to it. The mail may take a minute.',
  code: 'Code from the mail',
  codeHint: '8 or 12 digits. Each code is good for 10 minutes, also when you asked for another one.',
  noCode: 'Enter the code from the mail',
  codeWrong: 'These details and this code do not fit together',
  codeAgain: 'Mail another code',
  codeSentAgain: 'You asked again. If no new mail comes, the last code you got is still good.',
  failed: 'Something went wrong on our side. Try again in a minute.',
  forgotten: 'Forgot password',
  elsewhereTitle: 'Looking for something else?',
  elsewhere: {
    admin: 'Admin login',
    staff: 'Faculty and staff login',
    faculty: 'External faculty portal',
    student: 'Student portal',
    result: 'Admission results for applicants',
  },
} as const;

export const passkeys = {
  title: 'Passkeys',
  text: 'A passkey is kept by your phone, computer or security key. You log in with your fingerprint, your face or the PIN of the device, without a password and without a code. Nobody can steal it with a page that only looks like ours.',
  failed: 'Your passkeys could not be loaded.',
  none: 'You have no passkey yet.',
  unsupported: 'This browser cannot make passkeys here. Open this page in another browser, or on your phone.',

  columns: { name: 'Name', created: 'Added', used: 'Last used', actions: 'Actions' },
  neverUsed: 'Not yet',
  remove: 'Remove',
  removeOf: (name: string) => `Remove the passkey ${name}`,
  removeTitle: (name: string) => `Remove the passkey “${name}”?`,
  removeText:
    'It does not log in any more. Delete it on the device too, in its settings for passwords. A mail tells you that it was removed.',
  removed: 'The passkey is removed.',

  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'By which you know it again, such as “Office computer”.',
  noName: 'Give it a name',
  unnamed: 'Passkey',
  submit: 'Make the passkey',
  making: 'Waiting for your device…',
  added: 'The passkey is added. You can log in with it from now on.',

  logIn: 'Log in with a passkey',
  using: 'Waiting for your device…',

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
  notLoaded: 'Something could not be loaded. Check your connection and try again.',
} as const;

export const singleSignOn = {
  logInWith: (name: string) => `Log in with ${name}`,
  or: 'Or log in with your password here:',
  otherWay: 'Log in another way',
  outcomes: {
    cancelled: 'You did not finish the login there. Nothing has happened.',
    expired: 'The login there took too long, or this is another browser. Begin again.',
    failed: 'We could not finish the login there. Try again in a minute, or log in with your password here.',
    'too-often': 'Too many logins were tried from your network. Wait a minute, then try again.',
    'no-role':
      'That account is known, but it has no task on this site yet. Ask whoever looks after your groups at the university.',
    'no-email':
      'The university account has no proved e-mail address, so we cannot tell who you are. Ask who looks after it.',
    disabled: 'Your account here is disabled. Ask an administrator of the site.',
    'other-account': 'Another person already uses your e-mail address here. Ask an administrator of the site.',
  } as Record<string, string>,
  unknown: 'Something went wrong with the login there. Begin again.',
  prove:
    'It is more than ten minutes since you logged in. Show once more who you are, in a new tab. Nothing that you typed here is lost.',
  proveThere: 'Show it with the university account',
  confirmed: 'Thank you, it is you. Close this tab and go back to the one you came from: it goes on there.',
  notConfirmed: 'We could not make sure that it is you. Close this tab, and try again in the one you came from.',
  confirming: 'Checking…',
} as const;
