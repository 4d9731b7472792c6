export const texts = {
  title: 'Correct the applicant',
  lead: 'Name, e-mail address, date of birth and category, in all rounds of this track.',
  open: 'Correct these details',
  text: 'Whoever is signed in to this result is signed out, and the old and the new e-mail address are told. Tell whoever makes the result file too: an import with the old values brings them back.',
  name: 'Name',
  nameHint: 'As the letter prints it.',
  email: 'E-mail address',
  birthDate: 'Date of birth',
  birthDateHint:
    'DD-MM-YYYY. Leave it empty if it is right. With another e-mail address it is needed: what is stored of it is bound to the address and cannot be read.',
  birthDateNeeded: 'Enter the date of birth too, as the e-mail address is another one',
  category: 'Registered category',
  categoryHint: 'The code, such as D_UR.',
  reason: 'Reason',
  reasonHint: 'For example: letter of the applicant of 14 August, mark sheet seen.',
  submit: 'Correct the applicant',
  done: 'The applicant is corrected. A mail tells of it.',
} as const;
