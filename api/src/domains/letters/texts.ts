import type { LetterStatus } from '@university/shared/contract';

/** Every sentence of the letter. */
interface DecisionText {
  label: string;
  meaning: string;
}

/** Source: facts.json, admission.decisions. */
export const DECISIONS: Record<LetterStatus, DecisionText> = {
  freeze: {
    label: 'Freeze: accepted, no further rounds',
    meaning: 'The applicant has accepted this seat and takes part in no further round.',
  },
  float: {
    label: 'Float: accepted, open to a better seat',
    meaning:
      'The applicant has accepted this seat and stays open to one higher on the list. If a later round gives such a seat, it takes the place of this one, and this letter no longer holds.',
  },
};

/** Source: facts.json, admission.documents_at_reporting. */
const DOCUMENTS = [
  'This letter',
  'Registration form, with your form number in full',
  'Fee receipt',
  'Proof of date of birth',
  'Qualifying certificate and mark sheet',
  'Category certificate in your own name, if you claim a category',
  'Conduct certificate',
  'Medical fitness certificate',
  'Transfer or migration certificate',
  'Anti-ragging undertakings of student and parent',
];

export const texts = {
  title: 'Provisional allotment letter',
  fields: {
    name: 'Name',
    formNumber: 'Form number',
    admission: 'Admission',
    program: 'Programme',
    campus: 'Campus',
    registered: 'Registered category',
    allocated: 'Category of the seat',
    preference: 'Preference',
    rank: 'Rank',
    payment: 'First payment',
    decision: 'Decision',
    decidedAt: 'Decided on',
  },
  round: (track: string, round: number) => `${track} admission, round ${round}`,
  issued: (date: string) => `Issued on ${date}`,
  masked: 'Masked here, because it proves who you are. The registration form shows it in full.',
  metro: (station: string) => `Nearest metro: ${station}`,
  takeBack: (until: string) => `The applicant can take it back until ${until}. The check below says whether it stands.`,
  payment: (rupees: string) => `${rupees}, with deposits that come back`,
  firstChoice: '1 (first choice)',
  meaningTitle: 'What this means',
  provisional:
    'The allotment is provisional. The seat is confirmed once the fee is paid and the campus has verified the original documents, on the days that the admission notices name. Without either in time, it is lost.',
  documentsTitle: 'Bring to document verification',
  documentsLead: 'Originals, and one self-attested copy of each.',
  documents: DOCUMENTS,
  checkTitle: 'Check this letter',
  checkLead: 'Scan, or open this page and enter the code:',
  qr: (url: string) => `QR code of the address ${url}`,
  made: 'Made by computer, so it needs no signature. The check above shows whether it still stands.',
} as const;
