export const leaveReasons = {
  'signed-out':
    'You have been signed out, because 30 minutes have passed or this browser was not signed in. Sign in to see your result.',
  'other-record': 'This browser is signed in to another result. Sign in to see this one.',
  left: 'You are signed out.',
  idle: 'You were signed out, because nobody used the page for 15 minutes. Your recorded decisions are safe.',
  'left-here-only':
    'Your result is no longer on this page, but we could not reach the university to sign you out. This browser may stay signed in for up to 30 minutes. On a shared machine, sign in and out again when the connection is back, or delete the browser’s cookies.',
} as const;
