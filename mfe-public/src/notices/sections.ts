import type { NoticeSection } from '@university/shared/contract';

interface SectionPage {
  /** As the contract names it, whose table visitor pages cannot import: it would bring the validator along. */
  label: string;
  /** Heading of its list, where another page is called as the label is; the label when left out. */
  title?: string;
  /** Heading of its group on the page of all notices. */
  group: string;
  /** One sentence: what one finds in it. */
  about: string;
  /** Where its list is; at `/notices/section/{id}` when left out. */
  path?: string;
  /** Where its archive is; on the page of its list when left out. */
  archivePath?: string;
  /** Whether it offers posts to apply for. */
  isVacancy?: boolean;
}

const archiveOf = (category: string) => `/recruitment/archive/${category}`;

/** Every section of notices: its words and its addresses. */
export const SECTIONS: Readonly<Record<NoticeSection, SectionPage>> = {
  announcements: {
    label: 'Announcements',
    group: 'News and announcements',
    about: 'What is new at the university and its campuses.',
  },
  news: { label: 'News', group: 'News and announcements', about: 'Reports from departments and campuses.' },
  'student-events': {
    label: 'Student events',
    group: 'News and announcements',
    about: 'Competitions, open days and meetings that students are invited to.',
  },
  alert: {
    label: 'Site-wide alert',
    title: 'Site-wide alerts',
    group: 'News and announcements',
    about: 'Urgent messages that stand at the top of every page.',
  },
  admission: {
    label: 'Admission',
    title: 'Admission notices',
    group: 'Information bulletin',
    about: 'Seats, merit lists, document verification and refunds.',
  },
  students: {
    label: 'Students',
    title: 'Notices for students',
    group: 'Information bulletin',
    about: 'Identity cards, scholarships, internships and what else concerns enrolled students.',
  },
  'important-links': {
    label: 'Important links',
    group: 'Information bulletin',
    about: 'Sheets with the addresses of services that students use.',
  },
  notices: {
    label: 'Notices',
    title: 'General notices',
    group: 'Information bulletin',
    about: 'Closures, timings and calls that concern all campuses.',
  },
  tenders: {
    label: 'Tenders',
    group: 'Administration',
    about: 'Invitations to bid for goods, works and services, with their documents and last dates.',
    path: '/tenders',
  },
  circulars: {
    label: 'Circulars',
    title: 'All circulars',
    group: 'Administration',
    about: 'Instructions to departments, campuses and staff.',
  },
  'office-orders': {
    label: 'Office orders',
    title: 'All office orders',
    group: 'Administration',
    about: 'Orders on duties, charges and committees of officers and staff.',
  },
  'important-forms': {
    label: 'Important forms',
    group: 'Administration',
    about: 'Forms for students and staff, to be filled in and handed to an office.',
  },
  'annual-report': {
    label: 'Annual reports',
    group: 'Administration',
    about: 'What the university did, earned and spent, year by year, as laid before the University Court.',
    path: '/about-us/annualReport',
  },
  'academic-positions': {
    label: 'Academic positions',
    group: 'Work with us',
    about: 'Posts for people who teach and do research.',
    archivePath: archiveOf('academic-positions'),
    isVacancy: true,
  },
  'non-academic-positions': {
    label: 'Non-academic positions',
    group: 'Work with us',
    about: 'Posts in laboratories, libraries and offices.',
    archivePath: archiveOf('non-academic-positions'),
    isVacancy: true,
  },
  'short-term-positions': {
    label: 'Short-term positions',
    group: 'Work with us',
    about: 'Guest faculty, project staff and other work for a fixed term.',
    archivePath: archiveOf('short-term-positions'),
    isVacancy: true,
  },
  'recruitment-results': {
    label: 'Recruitment results',
    group: 'Work with us',
    about: 'Shortlists and selections, by roll number.',
    archivePath: archiveOf('recruitment-results'),
  },
  'recruitment-notices': {
    label: 'Recruitment notices',
    group: 'Work with us',
    about: 'Interview dates, corrections and extensions of posts already advertised.',
    archivePath: archiveOf('recruitment-notices'),
  },
  'recruitment-rules': {
    label: 'Recruitment rules',
    group: 'Work with us',
    about: 'The qualifications, methods and rosters by which teachers and staff are appointed.',
    path: '/recruitment-rules',
  },
  regulations: {
    label: 'Regulations',
    title: 'Academic regulations',
    group: 'Academics',
    about: 'The rules of study: attendance, examinations, grades, credits, discipline and exit awards.',
    path: '/academics/regulations',
  },
  'research-notices': {
    label: 'Research notices',
    group: 'Academics',
    about: 'Doctoral course work, grants, ethics and open defences.',
  },
  'exam-notices': {
    label: 'Examination notices',
    group: 'Examination',
    about: 'Examination forms, centres, practicals and re-evaluation.',
  },
  'exam-results': {
    label: 'Examination results',
    group: 'Examination',
    about: 'Results of end-semester examinations and re-evaluation, by roll number.',
  },
  'exam-datesheet': {
    label: 'Date sheets',
    group: 'Examination',
    about: 'Papers with their dates and times, by programme.',
  },
  'exam-fee-links': {
    label: 'Examination fee links',
    group: 'Examination',
    about: 'What examinations and documents cost, and where to pay.',
  },
  'university-court-members': {
    label: 'University Court: members',
    group: 'Statutory bodies',
    about: 'Who belongs to the University Court, and by which office.',
  },
  'university-court-minutes': {
    label: 'University Court: minutes',
    group: 'Statutory bodies',
    about: 'What the University Court discussed and decided.',
  },
  'board-of-management-members': {
    label: 'Board of Management: members',
    group: 'Statutory bodies',
    about: 'Who belongs to the Board of Management, and its committees.',
  },
  'board-of-management-minutes': {
    label: 'Board of Management: minutes',
    group: 'Statutory bodies',
    about: 'What the Board of Management discussed and decided.',
  },
  'academic-council-members': {
    label: 'Academic Council: members',
    group: 'Statutory bodies',
    about: 'Who belongs to the Academic Council, and its sub-committees.',
  },
  'academic-council-minutes': {
    label: 'Academic Council: minutes',
    group: 'Statutory bodies',
    about: 'What the Academic Council discussed and decided.',
  },
  'finance-committee-members': {
    label: 'Finance Committee: members',
    group: 'Statutory bodies',
    about: 'Who belongs to the Finance Committee, and what it may approve.',
  },
  'finance-committee-minutes': {
    label: 'Finance Committee: minutes',
    group: 'Statutory bodies',
    about: 'What the Finance Committee discussed and decided.',
  },
};

export const SECTION_IDS = Object.keys(SECTIONS) as NoticeSection[];

/** The categories of recruitment, in the order of their page. */
export const RECRUITMENT = [
  'academic-positions',
  'non-academic-positions',
  'short-term-positions',
  'recruitment-results',
  'recruitment-notices',
] as const satisfies readonly NoticeSection[];

/** The section of this id, as an address may name it. */
export function sectionNamed(id: string | undefined): NoticeSection | undefined {
  return SECTION_IDS.find((section) => section === id);
}

/** What the list of a section is called. */
export const titleOf = (section: NoticeSection): string => SECTIONS[section].title ?? SECTIONS[section].label;
