import type { Kind } from '../engine/entry';

/** What people type, and what they should find first: a page by its path, everything else by its name. */
interface Expectation {
  typed: string;
  kind: Kind;
  first: string;
}

type Row = readonly [typed: string, first: string];

const expecting = (kind: Kind, rows: readonly Row[]): Expectation[] =>
  rows.map(([typed, first]) => ({ typed, kind, first }));

/** In English, spelt as in a dictionary. Notices are named by how their titles begin. */
const WELL_SPELT: readonly Expectation[] = [
  ...expecting('page', [
    ['library', '/amenities/Library'],
    ['sports', '/amenities/Sports'],
    ['gym', '/amenities/Sports'],
    ['placement', '/placement'],
    ['internship', '/placement'],
    ['anti ragging', '/amenities/Anti-Ragging'],
    ['registrar', '/registrar'],
    ['vice chancellor message', '/vice-chancellor'],
    ['vc office', '/administration/vice-chancellor'],
    ['academic calendar', '/academics/academic-calendar'],
    ['holidays', '/holiday-calendar'],
    ['tender', '/tenders'],
    ['jobs', '/recruitment'],
    ['vacancy', '/recruitment'],
    ['scholarship', '/amenities/Scholarship'],
    ['complaint', '/grievance-form'],
    ['rti', '/grievance-form'],
    ['naac', '/academics/IQAC'],
    ['posh', '/amenities/ICC'],
    ['startup', '/Entrepreneurship'],
    ['entrepreneurship', '/Entrepreneurship'],
    ['ncc', '/ncc'],
    ['history of the university', '/about-us/history'],
    ['annual report', '/about-us/annualReport'],
    ['alumni', '/alumni'],
    ['coe', '/administration/coe'],
    ['marksheet', '/administration/coe'],
    ['phone number', '/contact'],
    ['hostel', '/contact'],
    ['privacy policy', '/policies/privacy'],
    ['disability', '/amenities/Equal-Opportunity'],
    ['phd', '/academics/regulations'],
    ['academic council', '/administration/administrative/authorities'],
    ['faculty', '/academics/faculty'],
    ['courses', '/courses'],
    ['diploma', '/courses/diploma'],
    ['ug', '/courses/ug'],
    ['btech', '/courses/ug'],
    ['postgraduate courses', '/courses/pg'],
    ['admission', '/admission'],
    ['how to apply', '/admission'],
    ['fees', '/admission/information-bulletin'],
    ['prospectus', '/admission/information-bulletin'],
    ['refund', '/admission/refund-policy'],
    ['reservation', '/admission/guidelines'],
    ['result', '/admission/result'],
    ['pg result', '/admission/result/pg'],
    ['b.tech round 2 result', '/admission/result/btech/round2'],
    ['ug round 2', '/admission/result/ug/round2'],
    ['date sheet', '/notices/section/exam-datesheet'],
    ['east zone', '/campus/zone/east'],
  ]),
  ...expecting('program', [
    ['cse', 'B.Tech. Computer Science and Engineering'],
    ['computer', 'B.Tech. Computer Science and Engineering'],
    ['BCSE', 'B.Tech. Computer Science and Engineering'],
    ['mca', 'Master of Computer Applications'],
    ['bca', 'B.S. Computer Applications'],
    ['ece', 'B.Tech. Electronics and Communication Engineering'],
    ['ai', 'B.Tech. Artificial Intelligence'],
    ['btech mechanical', 'B.Tech. Mechanical Engineering'],
    ['civil engineering diploma', 'Diploma in Civil Engineering'],
    ['fashion design', 'B.S. Fashion Design'],
    ['mba international business', 'MBA International Business Management'],
    ['bba', 'BBA Office Management (AI Driven)'],
    ['semiconductor', 'PG Diploma in Semiconductor Chip Design and Fabrication'],
    ['diploma robotics', 'Diploma in Robotics and Automation'],
  ]),
  ...expecting('department', [
    ['physics', 'Physics'],
    ['department of mathematics', 'Mathematics'],
    ['jewellery', 'Jewellery Design'],
  ]),
  ...expecting('campus', [
    ['dwarka', 'Dwarka Campus'],
    ['rohini campus', 'Rohini Campus'],
    ['okhla 2', 'Okhla II Campus'],
    ['hauz khas', 'Siri Fort Campus'],
  ]),
  ...expecting('person', [
    ['girish acharya', 'Prof. Girish Acharya'],
    ['dr irfan ansari', 'Dr. Irfan Ansari'],
    ['dash tapan', 'Prof. Tapan Dash'],
  ]),
  ...expecting('notice', [
    ['hackathon', 'Hackathon: tools for small shops'],
    ['blood donation', 'Blood donation camp at'],
    ['self appraisal report', 'Submission of self-appraisal reports'],
    ['bonafide certificate', 'Application for a bonafide certificate'],
  ]),
];

/** The same, as fingers and ears spell it. */
export const MISSPELT: readonly Expectation[] = [
  ...expecting('page', [
    ['libary', '/amenities/Library'],
    ['scholership', '/amenities/Scholarship'],
    ['admision', '/admission'],
    ['grievence', '/grievance-form'],
    ['acadmic calender', '/academics/academic-calendar'],
    ['placment', '/placement'],
    ['registrer', '/registrar'],
    ['entrepenurship', '/Entrepreneurship'],
    ['anti raging', '/amenities/Anti-Ragging'],
    ['refnd policy', '/admission/refund-policy'],
    ['anual report', '/about-us/annualReport'],
  ]),
  ...expecting('program', [
    ['computr', 'B.Tech. Computer Science and Engineering'],
    ['pharmcy', 'Diploma in Pharmacy'],
    ['fasion desgin', 'B.S. Fashion Design'],
    ['quantam', 'MS Quantum Computing and Technologies'],
    ['mecanical btech', 'B.Tech. Mechanical Engineering'],
  ]),
  ...expecting('campus', [
    ['jhandewalen', 'Jhandewalan Campus'],
    ['pitampra', 'Pitampura Campus'],
  ]),
  ...expecting('person', [
    ['sreya chaterjee', 'Prof. Sreya Chatterjee'],
    ['gireesh acharya', 'Prof. Girish Acharya'],
  ]),
  ...expecting('notice', [['hackthon', 'Hackathon: tools for small shops']]),
];

/** Hindi in Latin letters. */
const HINDI: readonly Expectation[] = expecting('page', [
  ['pustakalaya', '/amenities/Library'],
  ['chhatravritti', '/amenities/Scholarship'],
  ['pravesh', '/admission'],
  ['naukri', '/recruitment'],
  ['shikayat', '/grievance-form'],
  ['kulsachiv', '/registrar'],
]);

export const QUERIES: readonly Expectation[] = [...WELL_SPELT, ...MISSPELT, ...HINDI];
