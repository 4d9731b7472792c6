export type StepName =
  | 'decide'
  | 'payIfAccepted'
  | 'letter'
  | 'pay'
  | 'verify'
  | 'betterSeat'
  | 'nextRound'
  | 'lastRound'
  | 'left'
  | 'lapsed'
  | 'counselling'
  | 'certificates';

/** Title, with the number of the next round, and what is to be done, with the name of the campus. */
type StepTexts = readonly [title: string | ((next: number) => string), text: string | ((campus: string) => string)];

export const stepsTitle = 'What is next';

const PAY = 'The payment link comes to your registered mobile number. Who paid in an earlier round need not pay again.';

/** What an applicant may have to do or to wait for. */
export const steps: Record<StepName, StepTexts> = {
  decide: ['Decide on your seat', 'Without a decision in time the seat is lost.'],
  payIfAccepted: ['If you accept: pay the fee', PAY],
  letter: ['Keep your letter', 'Download the provisional allotment letter on this page. The campus asks for it.'],
  pay: ['Pay the fee', PAY],
  verify: [
    'Show your documents',
    (campus) => `At ${campus}, originals and one self-attested copy of each. Only then is the seat confirmed.`,
  ],
  betterSeat: [
    (next) => `Look at Round\u00a0${next}`,
    'If it gives you a seat higher on your list, you move there, and this seat goes to somebody else.',
  ],
  nextRound: [
    (next) => `Wait for Round\u00a0${next}`,
    'You are in the next round without doing anything. You need not register or pay for registration again.',
  ],
  lastRound: [
    'This was the last round',
    'If seats are left, the admission notices say so and explain how to apply for them in the spot round.',
  ],
  left: [
    'You left this admission',
    'You need not do anything more. Your seat goes to somebody else in the next round.',
  ],
  lapsed: [
    'The seat is lost',
    'Nothing was decided in time. If you did decide, write to the help desk at once with your form number.',
  ],
  counselling: [
    'Come to the separate counselling',
    'Seats for persons with disabilities and for wards of defence personnel are allotted there, in person. Your application is complete and stays on hold until then.',
  ],
  certificates: [
    'Bring your certificates',
    'The disability or defence certificate in the original, your mark sheets, a photo identity, and one copy of each.',
  ],
};

/** Where more is said about a step. */
export const stepLinks: Partial<Record<StepName, { to: string; label: string }>> = {
  verify: { to: '/admission/process-and-guidelines#documents', label: 'Documents to bring' },
  lastRound: { to: '/admission/process-and-guidelines#after', label: 'What happens after the rounds' },
  left: { to: '/admission', label: 'Other admissions of the university' },
};

/** When a step is due. */
export const stepDays = {
  until: (closes: string) => `Until ${closes}`,
  between: (opens: string, closes: string) => `${opens} to ${closes}`,
  from: (opens: string) => `Planned from ${opens}`,
  announced: 'The days are announced in the admission notices.',
  announcedRound: 'The day of the next result is announced in the admission notices.',
  place: (campus: string, location: string) => `${campus}, ${location}`,
  metro: (station: string) => `Nearest metro: ${station}`,
} as const;
