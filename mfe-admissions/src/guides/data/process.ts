/** Admission step by step: its name, what happens, what the applicant does. Source: facts.json, admission.stages. */
export const STAGES = [
  [
    'Registration and fee',
    'The portal of your track opens.',
    'Fill in the form, upload your documents, pay the registration fee.',
  ],
  [
    'Choices and correction',
    'You name the programmes and campuses you want; a window lets you mend the form.',
    'Put your choices in the order in which you want them, and lock them.',
  ],
  ['Merit list', 'All applicants of a track are ranked.', 'Look at your rank. Report a mistake within the days named.'],
  [
    'Allotment round',
    'Seats are allotted by merit, category and choice.',
    'Sign in to your result with e-mail address and date of birth.',
  ],
  [
    'Decision window',
    'Every allotted seat waits for its answer.',
    'Freeze, float, upgrade or reject before it closes.',
  ],
  [
    'Fee payment',
    'A payment link comes to your registered mobile number.',
    'Pay within the days named. Keep the receipt.',
  ],
  [
    'Document verification',
    'The campus compares your originals with your form.',
    'Come to the allotted campus with all documents.',
  ],
  ['Admission confirmed', 'You get an enrolment number.', 'Collect your identity card.'],
  [
    'Internal sliding',
    'Free seats go to those who are admitted and wanted them more (B.Tech and UG).',
    'Nothing, unless you do not want to move: then say so.',
  ],
  ['Spot round', 'What is left is allotted in person.', 'Come on the day if you have no seat yet.'],
  ['Classes begin', 'An orientation week opens the semester.', 'Be there on the first day.'],
] as const;

/** What to bring to document verification, with a note. Source: facts.json, admission.documents_at_reporting. */
export const DOCUMENTS = [
  ['Provisional allotment letter', 'From your result page'],
  ['Fee receipt', 'Of the fee you paid for this seat'],
  ['Copy of the registration form', 'It shows your form number in full'],
  ['Proof of date of birth', 'Class X certificate or birth certificate'],
  ['Qualifying certificate and mark sheet', 'Class X, class XII or degree, by track'],
  ['Category certificate', 'In your own name, if you claim a category'],
  ['Conduct certificate', 'From the institution you attended last'],
  ['Medical fitness certificate', 'From a registered medical practitioner'],
  ['Transfer or migration certificate', 'From the school, board or university you leave'],
  ['Anti-ragging undertakings', 'One of the student and one of a parent'],
] as const;

/** First and last day; null where the day was not announced. */
export type Days = readonly [from: string | null, to: string | null] | null;

/**
 * How the rounds of 2025 went: round, day of the result, days to decide, to pay, to verify documents. Source: facts.json,
 * admission.example_timeline_2025.
 */
export const TIMELINE_2025: readonly (readonly [round: string, result: string | null, ...days: Days[]])[] = [
  ['Diploma 1', '2025-07-23', ['2025-07-23', '2025-07-26'], ['2025-07-27', '2025-07-29'], ['2025-07-30', '2025-08-01']],
  ['Diploma 2', '2025-08-06', ['2025-08-07', '2025-08-08'], ['2025-08-09', '2025-08-11'], ['2025-08-12', '2025-08-14']],
  ['Diploma 3', '2025-08-22', ['2025-08-22', '2025-08-25'], ['2025-08-23', '2025-08-27'], ['2025-08-25', '2025-08-28']],
  ['Diploma 4', '2025-09-04', ['2025-09-05', '2025-09-09'], ['2025-09-05', '2025-09-09'], ['2025-09-08', '2025-09-09']],
  ['B.Tech 1', '2025-07-25', ['2025-07-26', '2025-07-28'], ['2025-07-29', '2025-08-01'], ['2025-07-30', '2025-08-04']],
  ['UG 1', '2025-07-29', ['2025-07-29', '2025-07-31'], ['2025-08-01', '2025-08-04'], ['2025-08-04', '2025-08-06']],
  ['PG 1', null, null, ['2025-08-06', '2025-08-12'], [null, '2025-08-13']],
];
