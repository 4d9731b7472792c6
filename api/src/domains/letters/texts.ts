export const texts = {
  title: 'Provisional allotment letter',
  /** In the order of the letter. */
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
    payDays: 'Days of payment',
    payWhere: 'How to pay',
    verifyDays: 'Document verification',
    verifyPlace: 'Place of verification',
    decision: 'Decision',
    decidedAt: 'Decided on',
  },
  // Source: facts.json, admission.decisions.
  decisions: {
    freeze: {
      label: 'Freeze: accepted, no further rounds',
      meaning: 'The applicant has accepted this seat and takes part in no further round.',
    },
    float: {
      label: 'Float: accepted, open to a better seat',
      meaning:
        'The applicant has accepted this seat and stays open to one higher on the list. If a later round gives such a seat, it replaces this one, and this letter is no longer valid.',
    },
  },
  admission: (track: string, cycle: string, round: number) => `${track} admission ${cycle}, round ${round}`,
  issued: (date: string) => `Issued on ${date}`,
  masked: 'Masked, because it proves who you are',
  /** For a name in a script without font. */
  unprintable: 'As in the application; this letter cannot show these letters',
  metro: 'Nearest metro',
  firstChoice: 'first choice',
  deposits: 'including refundable deposits',
  days: (from: string, to: string) => `${from} to ${to}`,
  takeBack: (until: string) => `Can be taken back until ${until}`,
  meaningTitle: 'What this means',
  /** `named`: the letter has the dates. */
  provisional: (named: boolean) =>
    `The allotment is provisional. The seat is confirmed after the first payment and the verification of the original documents. Both are due on the days ${named ? 'above' : 'in the admission notices'}. If you miss either, you lose the seat.`,
  documentsTitle: 'Bring to document verification',
  documentsLead: 'Originals, and one self-attested copy of each.',
  /** For documents that do not fit on the page. */
  moreDocuments: 'The others on the list of the admission pages',
  photo: 'Photograph of the applicant',
  checkTitle: 'Check this letter',
  checkLead: 'Scan, or enter the code on this page:',
  qr: (url: string) => `QR code of the address ${url}`,
  made: 'Made by computer, so it needs no signature. The check above shows whether it is still valid.',
};

export type LetterTexts = typeof texts;
export type LetterLine = keyof LetterTexts['fields'];
