/** With and without scripts. */
export const SIGN_IN_FORM = {
  email: 'E-mail address',
  emailHint: 'The one you gave in your application.',
  birthDate: 'Date of birth',
  birthDateHint: 'For example 14 02 2007. The month can be a number or a name.',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  submit: 'See my result',
} as const;

/** Additional proof after many failed sign-ins. */
export const SIGN_IN_PROOF_WORDS = {
  title: 'One more step',
  code_required: {
    why: 'There were many wrong tries with this e-mail address, so we check that it is you. If your details are right, we have mailed you a code.',
    label: 'Code from the mail',
    hint: '8 or 12 digits, good for 10 minutes.',
    empty: 'Enter the code from the mail.',
    refused: 'These details and this code do not fit together. Check them all.',
  },
  form_number_required: {
    why: 'There were many wrong tries with this e-mail address, so we check that it is you. Enter your form number as well.',
    label: 'Form number',
    hint: 'It is on your receipt.',
    empty: 'Enter your form number.',
    refused: 'These details and this form number do not fit together. Check them all.',
  },
  several_applicants: {
    why: 'More than one applicant has this e-mail address and date of birth. Enter your form number, so that we show your result.',
    label: 'Form number',
    hint: 'It is on your receipt.',
    empty: 'Enter your form number.',
    refused: 'No applicant with these details has this form number. Check it against your receipt.',
  },
  again: 'Mail another code',
  sentAgain: 'If no new mail comes, the last code is still good.',
} as const;

export const SIGN_IN_PROBLEMS = {
  title: 'There is a problem',
  email: {
    empty: 'Enter your e-mail address.',
    invalid: 'Enter an e-mail address in the correct form, like name@mail.example.',
  },
  wrongCredentials: 'No record matches this e-mail address and date of birth. Check both against your application.',
  throttled:
    'There were too many attempts, so sign-in is paused to protect applicants’ records. What you typed stays here.',
  throttledFor: 'Time left:',
  throttledOver: 'The pause is over. You can try again now.',
  notPublished: (result: string) => `The ${result} result is not published yet. The admission notices give the day.`,
  noRecord: (result: string) =>
    `Your details are right, but you have no record in ${result}. Your record may belong to another round or track.`,
  busy: 'The service is very busy or interrupted, and your sign-in could not be checked. Try again in a minute. What you typed stays here.',
  unreachable:
    'The page could not reach the university, so nothing was checked. Look at your connection and try again. What you typed stays here.',
  ours: 'Something went wrong on our side; your details may well be right. Try again in a minute. What you typed stays here.',
} as const;
