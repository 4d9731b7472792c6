import type { NoticeSection } from '@university/shared/contract';

interface SectionWords {
  /** Heading of its list, where another page is called as the section is. */
  title?: string;
  about: string;
}

export const groupTexts = {
  news: 'News and announcements',
  bulletin: 'Information bulletin',
  administration: 'Administration',
  recruitment: 'Work with us',
  academics: 'Academics',
  examination: 'Examination',
  bodies: 'Statutory bodies',
} as const;

export const sectionTexts: Readonly<Record<NoticeSection, SectionWords>> = {
  announcements: { about: 'What is new at the university and its campuses.' },
  news: { about: 'Reports from departments and campuses.' },
  'student-events': { about: 'Competitions, open days and meetings that students are invited to.' },
  alert: { title: 'Site-wide alerts', about: 'Urgent messages at the top of every page.' },
  admission: { title: 'Admission notices', about: 'Seats, merit lists, document verification and refunds.' },
  students: {
    title: 'Notices for students',
    about: 'Identity cards, scholarships, internships and more for enrolled students.',
  },
  'important-links': { about: 'Addresses of services that students use.' },
  notices: { title: 'General notices', about: 'Closures, timings and calls that concern all campuses.' },
  tenders: { about: 'Invitations to bid for goods, works and services, with their documents and last dates.' },
  circulars: { title: 'All circulars', about: 'Instructions to departments, campuses and staff.' },
  'office-orders': {
    title: 'All office orders',
    about: 'Orders on duties, charges and committees of officers and staff.',
  },
  'important-forms': { about: 'Forms for students and staff, to be filled in and handed to an office.' },
  'annual-report': {
    about: 'What the university did, earned and spent, year by year, as laid before the University Court.',
  },
  'academic-positions': { about: 'Posts for people who teach and do research.' },
  'non-academic-positions': { about: 'Posts in laboratories, libraries and offices.' },
  'short-term-positions': { about: 'Guest faculty, project staff and other work for a fixed term.' },
  'recruitment-results': { about: 'Shortlists and selections, by roll number.' },
  'recruitment-notices': { about: 'Interview dates, corrections and extensions of posts already advertised.' },
  'recruitment-rules': { about: 'The qualifications, methods and rosters by which teachers and staff are appointed.' },
  regulations: {
    title: 'Academic regulations',
    about: 'The rules of study: attendance, examinations, grades, credits, discipline and exit awards.',
  },
  'research-notices': { about: 'Doctoral course work, grants, ethics and open defences.' },
  'exam-notices': { about: 'Examination forms, centres, practicals and re-evaluation.' },
  'exam-results': { about: 'Results of examinations and re-evaluation, by roll number.' },
  'exam-datesheet': { about: 'Papers with their dates and times, by programme.' },
  'exam-fee-links': { about: 'What examinations and documents cost, and where to pay.' },
  'university-court-members': { about: 'Who belongs to the University Court, and by which office.' },
  'university-court-minutes': { about: 'What the University Court discussed and decided.' },
  'board-of-management-members': { about: 'Who belongs to the Board of Management, and its committees.' },
  'board-of-management-minutes': { about: 'What the Board of Management discussed and decided.' },
  'academic-council-members': { about: 'Who belongs to the Academic Council, and its sub-committees.' },
  'academic-council-minutes': { about: 'What the Academic Council discussed and decided.' },
  'finance-committee-members': { about: 'Who belongs to the Finance Committee, and what it may approve.' },
  'finance-committee-minutes': { about: 'What the Finance Committee discussed and decided.' },
};
