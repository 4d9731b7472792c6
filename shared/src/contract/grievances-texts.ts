export const grievanceTexts = {
  kind: 'Choose student or employee',
  name: 'Enter your name',
  category: 'Choose what it is about',
  subject: 'Give a subject of at least 5 characters',
  message: 'Describe it in at least 20 characters',
  tooLong: 'Keep it under 5,000 characters',
} as const;

/** What a grievance is about. */
export const grievanceCategoryNames = {
  admission: 'Admission',
  fee: 'Fee and refund',
  examination: 'Examination and results',
  scholarship: 'Scholarship',
  campus: 'Campus and hostel',
  teaching: 'Teaching',
  documents: 'Documents and certificates',
  'caste-discrimination': 'Caste discrimination',
  discrimination: 'Other discrimination',
  harassment: 'Harassment',
  ragging: 'Ragging',
  'service-matters': 'Service matters',
  other: 'Something else',
} as const;
