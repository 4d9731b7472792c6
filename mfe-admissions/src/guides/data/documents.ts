/** What to bring to document verification. Source: facts.json, admission.documents_at_reporting. */
export const DOCUMENTS = [
  { name: 'Provisional allotment letter', note: 'From your result page' },
  { name: 'Fee receipt', note: 'Of the fee you paid for this seat' },
  { name: 'Copy of the registration form', note: 'It shows your form number in full' },
  { name: 'Proof of date of birth', note: 'Class X certificate or birth certificate' },
  { name: 'Qualifying certificate and mark sheet', note: 'Class X, class XII or degree, by track' },
  { name: 'Category certificate', note: 'In your own name, if you claim a category' },
  { name: 'Conduct certificate', note: 'From the institution you attended last' },
  { name: 'Medical fitness certificate', note: 'From a registered medical practitioner' },
  { name: 'Transfer or migration certificate', note: 'From the school, board or university you leave' },
  { name: 'Anti-ragging undertakings', note: 'One of the student and one of a parent' },
] as const;
