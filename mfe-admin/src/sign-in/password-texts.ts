export const texts = {
  hint: 'At least 12 characters. Four words that do not belong together are good.',
  none: 'Enter a password',
  resetSent: (email: string) =>
    `If there is an account with ${email}, a mail with a link is on its way. The link works once, within 30 minutes.`,
  resetBack: 'Back to the login',
  chooseLead: 'For your account in the staff area.',
} as const;
