export const texts = {
  own: {
    title: 'Password',
    lead: 'The password you log in with. Changing it ends your sessions on other devices.',
  },
  sessions: {
    title: 'Where you are logged in',
    browser: 'Browser',
    began: 'Since',
    used: 'Last used',
    actions: 'Actions',
    endOf: (since: string) => `Log out this device: the session since ${since}`,
  },
} as const;

export const secondFactor = {
  text: 'An app on your phone shows a new code every 30 seconds. With the codes on, your password alone opens nothing.',
  missing:
    'Your role may do much, so your password alone is not enough. Add a passkey or turn on one-time codes here; then you can go on working.',
  on: (left: number) =>
    `One-time codes are on. ${left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}`,
  turnOffText: 'Your password alone opens your account then. A mail tells you that they were turned off.',
  turnOffBesidePasskey: 'You log in with your passkey then. A mail tells you that the codes were turned off.',
  recovery:
    'Keep these recovery codes where only you find them. Each opens your account once, together with your password, when you do not have your phone or your passkey. They are not shown again, and earlier ones do not work any more.',
} as const;
