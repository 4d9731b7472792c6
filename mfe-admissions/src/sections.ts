/** Addresses whose pages are still to be built. When one is there, its row moves to routes.ts. */
export const sections = [
  {
    id: 'mfe-admissions:admission',
    path: '/admission',
    title: 'Admission',
    description: 'Where to begin with an application: dates, eligibility, documents and results.',
  },
  {
    id: 'mfe-admissions:guidelines',
    path: '/admission/guidelines',
    title: 'Admission guidelines',
    description: 'The rules of admission: who may apply, how seats are reserved and how merit is reckoned.',
  },
  {
    id: 'mfe-admissions:refund-policy',
    path: '/admission/refund-policy',
    title: 'Refund policy',
    description: 'How much of the fee comes back when an admission is given up, and by when to ask for it.',
  },
  {
    id: 'mfe-admissions:process',
    path: '/admission/process-and-guidelines',
    title: 'Admission process and guidelines',
    description: 'Admission step by step, from registration to document verification and the first day.',
  },
  {
    id: 'mfe-admissions:information-bulletin',
    path: '/admission/information-bulletin',
    title: 'Information bulletin',
    description: 'The information bulletin of this admission year, with programmes, seats and fees.',
  },
  {
    id: 'mfe-admissions:ug',
    path: '/admission/result/ug',
    title: 'UG result',
    description: 'Seat allotment result of undergraduate admission, Round 1.',
  },
  {
    id: 'mfe-admissions:pg',
    path: '/admission/result/pg',
    title: 'PG result',
    description: 'Seat allotment result of postgraduate admission.',
  },
  {
    id: 'mfe-admissions:diploma-round2',
    path: '/admission/result/diploma/round2',
    title: 'Diploma Round 2 result',
    description: 'Seat allotment result of diploma admission, Round 2.',
  },
  {
    id: 'mfe-admissions:btech-round2',
    path: '/admission/result/btech/round2',
    title: 'B.Tech Round 2 result',
    description: 'Seat allotment result of B.Tech admission, Round 2.',
  },
  {
    id: 'mfe-admissions:ug-round2',
    path: '/admission/result/ug/round2',
    title: 'UG Round 2 result',
    description: 'Seat allotment result of undergraduate admission, Round 2.',
  },
] as const;
