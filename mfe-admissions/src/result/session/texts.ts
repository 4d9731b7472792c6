export const texts = {
  title: 'Are you still there?',
  before: 'Nobody has used this page for a while. To protect your record you are signed out in',
  after: '. No decision is sent.',
  stay: 'Stay signed in',
  signOut: 'Sign out now',
} as const;
