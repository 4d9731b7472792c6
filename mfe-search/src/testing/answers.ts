export interface Question {
  typed: string;
  says: RegExp;
  of: string;
}

const MONEY = /^₹[\d,]+/;
const RANGE = /^₹[\d,]+ to ₹[\d,]+ tuition a semester, by programme$/;
const DATE = /^Last date to apply: .*\d{1,2} \w{3} \d{4}/;
const PLACE = /^\S.*\d{6}\. Nearest metro: \S/;

const asking = (rows: readonly (readonly [typed: string, says: RegExp, of: string])[]): Question[] =>
  rows.map(([typed, says, of]) => ({ typed, says, of }));

const CSE = 'B.Tech. Computer Science and Engineering';
const CIVIL = 'Diploma in Civil Engineering';

export const QUESTIONS: readonly Question[] = asking([
  ['cse fee', MONEY, CSE],
  ['B.Tech CSE fee', MONEY, CSE],
  ['fee structure of computer science', MONEY, CSE],
  ['bca fees kitni hai', MONEY, 'B.S. Computer Applications'],
  ['mca fee', MONEY, 'Master of Computer Applications'],
  ['civil engineering diploma fee', MONEY, CIVIL],
  ['fashion design cost', MONEY, 'B.S. Fashion Design'],
  ['diploma fee', RANGE, 'Admission: Diploma'],
  ['btech fees', MONEY, 'Admission: B.Tech'],
  ['fees', RANGE, 'Fees of all programmes'],
  ['shulk', RANGE, 'Fees of all programmes'],
  ['last date', DATE, 'Admission'],
  ['last date to apply', DATE, 'Admission'],
  ['deadline', DATE, 'Admission'],
  ['antim tithi', DATE, 'Admission'],
  ['last date for diploma', DATE, 'Admission: Diploma'],
  ['pg last date', DATE, 'Admission: P'],
  ['mca last date', DATE, 'Master of Computer Applications'],
  ['eligibility for btech cse', /^Class XII/, CSE],
  ['civil engineering diploma eligibility', /^Class X\b/, CIVIL],
  ['qualification for mca', /\S/, 'Master of Computer Applications'],
  ['seats in cse', /^[\d,]+ seats at \d+ campus/, CSE],
  ['how many seats in civil engineering diploma', /^[\d,]+ seats at \d+ campus/, CIVIL],
  ['rohini campus seats', /^[\d,]+ seats in all programmes$/, 'Rohini Campus'],
  ['duration of mca', /^2 years$/, 'Master of Computer Applications'],
  ['how many years is btech cse', /^4 years$/, CSE],
  ['cse cut off', /ranks by campus/, CSE],
  ['bca closing rank', /ranks by campus/, 'B.S. Computer Applications'],
  ['rohini metro', PLACE, 'Rohini Campus'],
  ['nearest metro to dwarka campus', PLACE, 'Dwarka Campus'],
  ['how to reach okhla 2', PLACE, 'Okhla II Campus'],
  ['pitampura campus address', PLACE, 'Pitampura Campus'],
  ['hostel', /^Campuses with a hostel: \S/, 'Hostels and transport'],
  ['hostel in dwarka', /^This campus has a hostel$/, 'Dwarka Campus'],
  ['hostel facility in pitampura', /^This campus has no hostel$/, 'Pitampura Campus'],
  ['phone number', /^\+91 [\d ]+ · \S+@\S+$/, 'Contact'],
  ['helpline', /^\+91 [\d ]+ · \S+@\S+$/, 'Contact'],
  ['email of girish acharya', /^girish\.acharya@\S+$/, 'Prof. Girish Acharya'],
  ['contact of dr irfan ansari', /^irfan\.ansari@\S+$/, 'Dr. Irfan Ansari'],
]);

/** For these a sentence would be wrong. */
export const NOT_ASKED: readonly string[] = [
  'library fee',
  'placement',
  'hostel fee',
  'exam fee',
  'computer science',
  'rohini',
  'zebra last date',
  'seat allotment',
  'wifi',
];
