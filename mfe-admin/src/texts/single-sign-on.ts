/** Texts of logging in with an account that the university keeps elsewhere. */
export const texts = {
  logInWith: (name: string) => `Log in with ${name}`,
  or: 'Or log in with your password here:',
  otherWay: 'Log in another way',
  /** What is true after a journey that did not end in a login, by the word in the address. */
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
