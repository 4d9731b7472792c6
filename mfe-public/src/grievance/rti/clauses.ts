interface Clause {
  /** As the Act numbers it. */
  number: string;
  title: string;
  text: string;
  links: readonly { to: string; text: string }[];
  /** When the office that answers for it last looked it through, YYYY-MM-DD. */
  reviewed: string;
}

/**
 * What section 4(1)(b) of the Right to Information Act, 2005 asks every public authority to publish on its own.
 * Source of the topics: facts.json, rti_4_1_b.
 */
export const CLAUSES: readonly Clause[] = [
  {
    number: 'i',
    title: 'Organisation, functions and duties',
    text: 'The university teaches skills and entrepreneurship at diploma, undergraduate, postgraduate and doctoral level, examines, and awards degrees. It works from its headquarters in Dwarka and from campuses in five zones of Delhi.',
    links: [
      { to: '/about-us/About-the-University', text: 'About the university' },
      { to: '/academics/faculty', text: 'Schools and departments' },
    ],
    reviewed: '2025-10-06',
  },
  {
    number: 'ii',
    title: 'Powers and duties of officers and employees',
    text: 'The Act and the statutes of the university give each officer powers; what is delegated further stands in office orders. Heads of department and campus directors decide on teaching, leave and small purchases.',
    links: [
      { to: '/administration/administrative', text: 'Administrative offices' },
      { to: '/notices/section/office-orders', text: 'Office orders' },
    ],
    reviewed: '2025-10-06',
  },
  {
    number: 'iii',
    title: 'How decisions are made, supervised and answered for',
    text: 'A matter starts with the dealing hand, is examined by the section, and is decided by the officer whose powers cover it. Academic matters go through the Board of Studies to the Academic Council, money through the Finance Committee to the Board of Management.',
    links: [
      { to: '/notices/section/academic-council-minutes', text: 'Minutes of the Academic Council' },
      { to: '/notices/section/board-of-management-minutes', text: 'Minutes of the Board of Management' },
    ],
    reviewed: '2025-09-15',
  },
  {
    number: 'iv',
    title: 'Norms for the discharge of functions',
    text: 'Certificates within three working days, transcripts within ten, refunds within the days that the refund policy names, grievances within fifteen working days. Classes, examinations and results follow the academic calendar.',
    links: [
      { to: '/academics/academic-calendar', text: 'Academic calendar' },
      { to: '/admission/refund-policy', text: 'How refunds work' },
    ],
    reviewed: '2025-09-15',
  },
  {
    number: 'v',
    title: 'Rules, regulations, manuals and records',
    text: 'The Act, statutes, ordinances and regulations on study and examination, the recruitment rules, and the rules on finance, purchase and leave of the Government of Delhi as far as they are adopted.',
    links: [
      { to: '/academics/regulations', text: 'Academic regulations' },
      { to: '/recruitment-rules', text: 'Recruitment rules' },
    ],
    reviewed: '2025-10-20',
  },
  {
    number: 'vi',
    title: 'Categories of documents held',
    text: 'Admission and student records, marks and degrees, service books, accounts and vouchers, tenders and contracts, drawings of buildings, minutes of the authorities, and agreements with companies and institutes.',
    links: [{ to: '/notices', text: 'All published documents' }],
    reviewed: '2025-08-25',
  },
  {
    number: 'vii',
    title: 'Arrangements for consulting the public',
    text: 'Employers and alumni sit on the Boards of Studies and the advisory committees of the schools. Proposals that concern many people are published here for comment before they are decided.',
    links: [
      { to: '/academics/collaboration', text: 'Collaborations' },
      { to: '/feedback', text: 'Feedback' },
    ],
    reviewed: '2025-08-25',
  },
  {
    number: 'viii',
    title: 'Boards, councils and committees',
    text: 'University Court, Board of Management, Academic Council, Finance Committee and Boards of Studies. Their meetings are not open to the public; their minutes are published once they are confirmed.',
    links: [
      { to: '/notices/section/university-court-members', text: 'Members of the University Court' },
      { to: '/notices/section/university-court-minutes', text: 'Minutes of the University Court' },
      { to: '/notices/section/finance-committee-minutes', text: 'Minutes of the Finance Committee' },
    ],
    reviewed: '2025-11-03',
  },
  {
    number: 'ix',
    title: 'Directory of officers and employees',
    text: 'Members of the faculty are listed with designation, department and e-mail address. Officers can be reached through their offices.',
    links: [
      { to: '/academics/faculty', text: 'Faculty' },
      { to: '/registrar', text: 'Registrar' },
    ],
    reviewed: '2025-11-03',
  },
  {
    number: 'x',
    title: 'Monthly remuneration',
    text: 'Teachers and officers are paid by the pay levels of the University Grants Commission, other staff by the pay matrix of the Government of Delhi with its allowances. Guest faculty are paid by the lecture, apprentices a stipend.',
    links: [{ to: '/recruitment-rules', text: 'Pay levels in the recruitment rules' }],
    reviewed: '2025-07-14',
  },
  {
    number: 'xi',
    title: 'Budget, plans, spending and disbursements',
    text: 'The budget of each year is approved by the Board of Management and laid before the University Court with the accounts and the certificate of the auditor. Purchases above the limit are by public tender.',
    links: [
      { to: '/about-us/annualReport', text: 'Annual reports and accounts' },
      { to: '/tenders', text: 'Tenders' },
    ],
    reviewed: '2025-07-14',
  },
  {
    number: 'xii',
    title: 'Subsidies and who receives them',
    text: 'The university runs no subsidy programme of its own. Fee concessions and scholarships of the Union and of the Government of Delhi reach students through it; numbers of beneficiaries stand in the annual report.',
    links: [{ to: '/amenities/Scholarship', text: 'Scholarships' }],
    reviewed: '2025-09-29',
  },
  {
    number: 'xiii',
    title: 'Concessions, permits and authorisations granted',
    text: 'Canteens, photocopying and bank counters work under licences given by tender for a fixed time. Seats are reserved by law for the categories that the admission bulletin names.',
    links: [
      { to: '/admission/information-bulletin', text: 'Information bulletin' },
      { to: '/amenities/Equal-Opportunity', text: 'Equal Opportunity Cell' },
    ],
    reviewed: '2025-09-29',
  },
  {
    number: 'xiv',
    title: 'Information held in electronic form',
    text: 'Programmes, campuses, faculty, notices, results and this page are published here. Notices can be followed by a feed, calendars can be taken into a phone, and lists can be read by programs.',
    links: [
      { to: '/notices', text: 'Notices and feeds' },
      { to: '/site-map', text: 'Site map' },
    ],
    reviewed: '2025-10-27',
  },
  {
    number: 'xv',
    title: 'Facilities for citizens, and reading room',
    text: 'The documents named here can be read in the library at the headquarters on working days from 10 am to 5 pm IST, free of charge and by appointment through the help desk. The room can be reached by wheelchair.',
    links: [{ to: '/amenities/Library', text: 'Library' }],
    reviewed: '2025-10-27',
  },
  {
    number: 'xvi',
    title: 'Public information officers',
    text: 'The Public Information Officer, the assistant officers at the campuses and the First Appellate Authority are named by their office below.',
    links: [{ to: '#rti-officers', text: 'Whom to ask' }],
    reviewed: '2025-11-10',
  },
  {
    number: 'xvii',
    title: 'Other information, brought up to date every year',
    text: 'Admission figures by category, results, placements, reports of the Internal Complaints Committee and of the anti-ragging committee, and replies to questions that many people ask.',
    links: [
      { to: '/placement', text: 'Training and placement' },
      { to: '/amenities/ICC', text: 'Internal Complaints Committee' },
      { to: '/amenities/Anti-Ragging', text: 'Anti-ragging' },
    ],
    reviewed: '2025-11-10',
  },
];
