/** What a grievance can be about, as the contract names it. */
export const categoryTexts = {
  admission: 'Admission',
  fee: 'Fee and refund',
  examination: 'Examination and results',
  scholarship: 'Scholarship',
  campus: 'Campus and hostel',
  teaching: 'Teaching',
  documents: 'Documents and certificates',
  'service-matters': 'Service matters',
  'caste-discrimination': 'Caste discrimination',
  discrimination: 'Other discrimination',
  harassment: 'Harassment',
  ragging: 'Ragging',
  other: 'Something else',
} as const;
