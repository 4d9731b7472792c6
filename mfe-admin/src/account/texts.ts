/** Texts of the page on which staff look after their own account. */
export const texts = {
  own: {
    title: 'Password',
    lead: 'The password you log in with. Changing it ends your sessions on other devices.',
    current: 'Current password',
    next: 'New password',
    again: 'New password again',
    submit: 'Change the password',
    changed: 'Your password is changed. Your other sessions are ended, and a mail tells you so.',
  },
  ownData: {
    title: 'Everything we hold about you',
    lead: 'Your account, your sessions, the mail we sent you, and what you did here, as one file.',
    download: 'Download it (JSON)',
    fileName: 'everything-about-me.json',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'End what you do not know, and change your password then.',
    failed: 'Your sessions could not be loaded.',
    browser: 'Browser',
    began: 'Since',
    used: 'Last used',
    actions: 'Actions',
    unknown: 'Unknown browser',
    isThis: 'This one',
    end: 'Log out this device',
    endOf: (since: string) => `Log out this device: the session since ${since}`,
    ended: 'The session is ended.',
  },
} as const;

/** Texts of one-time codes. */
export const secondFactor = {
  title: 'One-time codes',
  text: 'An app on your phone shows a new code every 30 seconds. With the codes on, your password alone opens nothing.',
  failed: 'It could not be found out whether one-time codes are on.',
  off: 'One-time codes are off.',
  missing:
    'Your role may do much, so your password alone is not enough. Add a passkey or turn on one-time codes here; then you can go on working.',
  on: (left: number) =>
    `One-time codes are on. ${left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}`,
  turnOn: 'Turn on one-time codes',
  turnOff: 'Turn off one-time codes',
  turnOffTitle: 'Turn off one-time codes?',
  turnOffText: 'Your password alone opens your account then. A mail tells you that they were turned off.',
  turnOffBesidePasskey: 'You log in with your passkey then. A mail tells you that the codes were turned off.',
  turnedOff: 'One-time codes are off.',
  scan: 'Open an authenticator app on your phone and scan this picture with it.',
  picture: 'QR code for an authenticator app',
  byHand: 'Or type this key into the app:',
  code: 'Code that the app shows now',
  codeHint: 'Six digits.',
  noCode: 'Enter the code',
  confirm: 'Confirm the code',
  turnedOn: 'One-time codes are on.',
  recovery:
    'Keep these recovery codes where only you find them. Each opens your account once, together with your password, when you do not have your phone or your passkey. They are not shown again, and earlier ones do not work any more.',
  save: 'Save as a file',
  haveThem: 'I have kept them',
} as const;
