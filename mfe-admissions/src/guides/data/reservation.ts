/**
 * How seats are shared out, as rows of tables: name, code, percentage of the seats of a programme on a campus (null: the
 * rest), and the rule or the proof. Source: facts.json, reservation.
 */
type Share = readonly [name: string, code: string, percent: number | null, rule: string];

export const REGIONS = [
  [
    'Delhi',
    'D',
    85,
    'You passed the qualifying examination from a school, college or institute located in the NCT of Delhi.',
  ],
  ['Outside Delhi', 'OD', 15, 'The institution is located outside the NCT of Delhi.'],
] as const satisfies Share[];

export const VERTICAL: readonly Share[] = [
  ['General (unreserved)', 'UR', null, 'None'],
  ['Scheduled Castes', 'SC', 15, 'Caste certificate in the applicant’s own name'],
  ['Scheduled Tribes', 'ST', 7.5, 'Tribe certificate in the applicant’s own name'],
  [
    'Other Backward Classes, non-creamy layer',
    'OBC',
    27,
    'Certificate issued in Delhi, with the non-creamy layer of this year',
  ],
  ['Economically Weaker Section', 'EWS', 10, 'Income and asset certificate of this financial year'],
];

export const HORIZONTAL: readonly Share[] = [
  ['Persons with benchmark disabilities', 'PWD', 5, 'Disability certificate, 40 percent or more'],
  [
    'Wards of defence and paramilitary personnel, in nine priority classes',
    'DEF',
    5,
    'Certificate of the priority class',
  ],
];

/** Seats over and above: for whom, code, how many, fee. */
export const SUPERNUMERARY = [
  ['Kashmiri migrants', 'KM', '1 for each programme and campus', 'As everybody'],
  ['NRI, PIO and OCI', 'NRI', '1 for each programme and campus', 'Five times the fee'],
  ['Foreign nationals', 'FN', 'No fixed number', 'Five times the fee'],
] as const;

/** What becomes of reserved seats that nobody fills. */
export const CONVERSION = [
  ['PwD and defence', 'Their own category (general, SC, ST, OBC or EWS)'],
  ['SC', 'ST of the same region, then general of that region'],
  ['ST', 'SC of the same region, then general of that region'],
  ['OBC and EWS', 'General of the same region'],
  ['Delhi and Outside Delhi', 'The other region, in the spot round only'],
] as const;

/** The shares as cells of a table. */
export const inCells = (shares: readonly Share[]): string[][] =>
  shares.map(([name, code, percent, rule]) => [name, code, percent === null ? 'The rest' : `${percent}%`, rule]);
