import { exampleIdentity } from '@university/shared/testing/identity';
import type { LetterSource } from './content';

const DOCUMENTS = {
  en: [
    'This letter',
    'Registration form, with your form number in full',
    'Fee receipt',
    'Proof of date of birth',
    'Qualifying certificate and mark sheet',
    'Category certificate in your own name, if you claim a category',
    'Character certificate',
    'Medical fitness certificate',
    'Transfer or migration certificate',
    'Anti-ragging undertakings of student and parent',
  ],
  hi: [
    'यह पत्र',
    'पंजीकरण फ़ॉर्म, पूरे फ़ॉर्म नंबर के साथ',
    'शुल्क की रसीद',
    'जन्म तिथि का प्रमाण',
    'अर्हक परीक्षा का प्रमाण पत्र और अंक पत्र',
    'श्रेणी का दावा हो तो अपने नाम का श्रेणी प्रमाण पत्र',
    'चरित्र प्रमाण पत्र',
    'स्वास्थ्य प्रमाण पत्र',
    'स्थानांतरण या माइग्रेशन प्रमाण पत्र',
    'छात्र और अभिभावक के रैगिंग विरोधी वचन पत्र',
  ],
};

const CODES = {
  regions: [
    { code: 'D', name: 'Delhi' },
    { code: 'OD', name: 'Outside Delhi' },
  ],
  categories: [
    { code: 'UR', name: 'general (unreserved)' },
    { code: 'OBC', name: 'Other Backward Classes (non-creamy layer)' },
  ],
};

/** For tests. */
export const LETTER: LetterSource = {
  record: {
    _id: 'a',
    cycle: '2025-26',
    track: 'btech',
    track_name: 'B.Tech',
    final: false,
    round: 2,
    outcome: 'allotted',
    status: 'float',
    form_number: '••••••••001',
    name: 'Tenzin Ralte',
    program: 'Computer Science and Engineering (Artificial Intelligence and Machine Learning)',
    campus: 'Okhla II Campus',
    registered_category: 'D_UR',
    category_allocated: 'OD_OBC',
    program_preference: 2,
    rank: 123_456,
    // The next day in India.
    decided_at: '2026-01-15T20:00:00.000Z',
  },
  trackName: 'B.Tech.',
  status: 'float',
  place: {
    campusCode: 'S02',
    location: 'Maa Anandmayi Marg, New Delhi 110020',
    nearestMetro: 'Govind Puri',
    firstPayment: 134_550,
  },
  dates: {
    pay: { from: '2026-01-20', to: '2026-01-23' },
    verify: { from: '2026-01-27', to: '2026-01-30' },
    verifyPlace: null,
  },
  portal: 'https://student.seu.example/',
  takeBackUntil: null,
  photo: null,
  settings: {
    letterhead: exampleIdentity,
    codes: CODES,
    documents: DOCUMENTS,
    studentPortal: exampleIdentity.portals.student,
  },
  code: '7K3MQ9XW0A1BC2DE4FGH',
  issuedAt: new Date('2026-01-15T20:00:00Z'),
  publicUrl: 'https://www.university.example',
};

type Changes = Omit<Partial<LetterSource>, 'record'> & { record?: Partial<LetterSource['record']> };

export const letterWith = ({ record, ...source }: Changes = {}): LetterSource => ({
  ...LETTER,
  ...source,
  record: { ...LETTER.record, ...record },
});

const long = (words: string, length: number) =>
  `${words} `
    .repeat(length)
    .slice(0, length - 1)
    .trim()
    .padEnd(length, 'x');

const categories = ['SC', 'PWD', 'DEF'].map((code) => ({ code, name: long('Scheduled Caste', 120) }));

/** Every value at its maximum. Source: the contract and the import. */
export const LONGEST: LetterSource = letterWith({
  trackName: long('Undergraduate of the Evening', 80),
  portal: `https://admission.university.example/${'very-long-path/'.repeat(30)}`,
  takeBackUntil: '2026-01-15T21:00:00.000Z',
  place: {
    campusCode: 'S02',
    location: long('Maa Anandmayi Marg, Okhla Industrial Estate', 300),
    nearestMetro: long('Govind Puri Terminal', 120),
    firstPayment: 12_34_550,
  },
  dates: {
    pay: { from: '2025-09-20', to: '2025-12-23' },
    verify: { from: '2025-09-27', to: '2025-12-30' },
    verifyPlace: long('Hall of Documents, Building Seven', 200),
  },
  record: {
    form_number: `${'•'.repeat(17)}001`,
    name: long('Venkatanarasimharajuvaripeta', 120),
    program: long('Computer Science and Engineering', 160),
    campus: long('Campus of Arts', 120),
    registered_category: 'D_SC_PWD_DEF',
    category_allocated: 'D_SC_PWD_DEF',
    program_preference: 999,
    rank: 9_999_999,
  },
  settings: {
    studentPortal: null,
    documents: DOCUMENTS,
    letterhead: {
      name: long('Skill and Entrepreneurship University', 120),
      address: Array.from({ length: 6 }, () => long('Sector-9, Dwarka', 120)),
      helpDesk: `${'h'.repeat(64)}@${'university.'.repeat(16)}example`,
      phone: long('+91 11 5550', 40),
    },
    codes: { regions: [{ code: 'D', name: long('Delhi and its surroundings', 80) }], categories },
  },
});
