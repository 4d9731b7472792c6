/** Why somebody was led back to sign-in, and what that page says then. */
export const leaveReasons = {
  'signed-out':
    'You have been signed out, because 30 minutes have passed or this browser was not signed in. Sign in to see your result.',
  'other-record': 'This browser is signed in to another result. Sign in to see this one.',
  left: 'You are signed out.',
  idle: 'Nobody used the page for 15 minutes, so you were signed out and your record was taken off it. A decision that was recorded stays recorded.',
  'left-here-only':
    'Your result is off this page, but the university could not be reached to sign you out. This browser may stay signed in for up to 30 minutes. On a shared machine, sign in and out again when the connection is back, or delete the browser’s cookies.',
} as const;
