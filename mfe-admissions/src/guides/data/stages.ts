/** Admission step by step. Source: facts.json, admission.stages. */
export const STAGES = [
  {
    name: 'Registration and fee',
    happens: 'The portal of your track opens.',
    you: 'Fill in the form, upload your documents, pay the registration fee.',
  },
  {
    name: 'Choices and correction',
    happens: 'You name the programmes and campuses you want; a window lets you mend the form.',
    you: 'Put your choices in the order in which you want them, and lock them.',
  },
  {
    name: 'Merit list',
    happens: 'All applicants of a track are ranked.',
    you: 'Look at your rank. Report a mistake within the days named.',
  },
  {
    name: 'Allotment round',
    happens: 'Seats are allotted by merit, category and choice.',
    you: 'Sign in to your result with e-mail address and date of birth.',
  },
  {
    name: 'Decision window',
    happens: 'Every allotted seat waits for its answer.',
    you: 'Freeze, float, upgrade or reject before it closes.',
  },
  {
    name: 'Fee payment',
    happens: 'A payment link comes to your registered mobile number.',
    you: 'Pay within the days named. Keep the receipt.',
  },
  {
    name: 'Document verification',
    happens: 'The campus compares your originals with your form.',
    you: 'Come to the allotted campus with all documents.',
  },
  { name: 'Admission confirmed', happens: 'You get an enrolment number.', you: 'Collect your identity card.' },
  {
    name: 'Internal sliding',
    happens: 'Free seats go to those who are admitted and wanted them more (B.Tech and UG).',
    you: 'Nothing, unless you do not want to move: then say so.',
  },
  {
    name: 'Spot round',
    happens: 'What is left is allotted in person.',
    you: 'Come on the day if you have no seat yet.',
  },
  { name: 'Classes begin', happens: 'An orientation week opens the semester.', you: 'Be there on the first day.' },
] as const;
