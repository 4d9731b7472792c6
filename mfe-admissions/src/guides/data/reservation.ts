/** How seats are shared out. Source: facts.json, reservation; percentages of the seats of a programme on a campus. */
export const REGIONS = [
  {
    code: 'D',
    name: 'Delhi',
    percent: 85,
    rule: 'You passed the qualifying examination from a school, college or institute located in the NCT of Delhi.',
  },
  { code: 'OD', name: 'Outside Delhi', percent: 15, rule: 'The institution is located outside the NCT of Delhi.' },
] as const;

export const VERTICAL = [
  { code: 'UR', name: 'General (unreserved)', percent: null, proof: 'None' },
  { code: 'SC', name: 'Scheduled Castes', percent: 15, proof: 'Caste certificate in the applicant’s own name' },
  { code: 'ST', name: 'Scheduled Tribes', percent: 7.5, proof: 'Tribe certificate in the applicant’s own name' },
  {
    code: 'OBC',
    name: 'Other Backward Classes, non-creamy layer',
    percent: 27,
    proof: 'Certificate issued in Delhi, with the non-creamy layer of this year',
  },
  {
    code: 'EWS',
    name: 'Economically Weaker Section',
    percent: 10,
    proof: 'Income and asset certificate of this financial year',
  },
] as const;

export const HORIZONTAL = [
  {
    code: 'PWD',
    name: 'Persons with benchmark disabilities',
    percent: 5,
    proof: 'Disability certificate, 40 percent or more',
  },
  {
    code: 'DEF',
    name: 'Wards of defence and paramilitary personnel, in nine priority classes',
    percent: 5,
    proof: 'Certificate of the priority class',
  },
] as const;

export const SUPERNUMERARY = [
  { code: 'KM', name: 'Kashmiri migrants', seats: '1 for each programme and campus', fee: 'As everybody' },
  { code: 'NRI', name: 'NRI, PIO and OCI', seats: '1 for each programme and campus', fee: 'Five times the fee' },
  { code: 'FN', name: 'Foreign nationals', seats: 'No fixed number', fee: 'Five times the fee' },
] as const;

/** What becomes of reserved seats that nobody fills. */
export const CONVERSION = [
  { unfilled: 'PwD and defence', goTo: 'Their own category (general, SC, ST, OBC or EWS)' },
  { unfilled: 'SC', goTo: 'ST of the same region, then general of that region' },
  { unfilled: 'ST', goTo: 'SC of the same region, then general of that region' },
  { unfilled: 'OBC and EWS', goTo: 'General of the same region' },
  { unfilled: 'Delhi and Outside Delhi', goTo: 'The other region, in the spot round only' },
] as const;
