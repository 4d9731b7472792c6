/** The pages that explain admission. Their content is in content/, under the same names. */
export const guideRoutes = [
  {
    id: 'mfe-admissions:overview',
    path: '/admission',
    title: 'Admission',
    description: 'Where to begin with an application: tracks, dates of the rounds, portals, fees and results.',
    keywords: ['apply', 'application', 'dates', 'eligibility', 'portal', 'registration', 'last date'],
  },
  {
    id: 'mfe-admissions:guidelines',
    path: '/admission/guidelines',
    title: 'Admission guidelines',
    description: 'Who may apply, how seats are reserved, how merit is reckoned, and what the category codes mean.',
    keywords: ['reservation', 'category', 'SC', 'ST', 'OBC', 'EWS', 'PwD', 'defence', 'merit', 'Delhi', 'quota'],
  },
  {
    id: 'mfe-admissions:refund-policy',
    path: '/admission/refund-policy',
    title: 'Fee refund policy',
    description: 'How much of the fee comes back when an admission is given up, and by when to ask for it.',
    keywords: ['refund', 'fee', 'withdraw', 'cancel', 'caution money', 'money back'],
  },
  {
    id: 'mfe-admissions:process',
    path: '/admission/process-and-guidelines',
    title: 'Admission process',
    description: 'Admission step by step, from registration to document verification and the first day of classes.',
    keywords: [
      'steps',
      'timeline',
      'freeze',
      'float',
      'upgrade',
      'reject',
      'documents',
      'checklist',
      'counselling',
      'spot round',
    ],
  },
  {
    id: 'mfe-admissions:information-bulletin',
    path: '/admission/information-bulletin',
    title: 'Information bulletin',
    description:
      'The information bulletin of the admission year 2025-26: tracks, programmes, fees by band, seats and documents.',
    keywords: ['bulletin', 'brochure', 'prospectus', 'fees', 'fee bands', 'intake', '2025-26'],
  },
] as const;

export type GuideId = (typeof guideRoutes)[number]['id'];
