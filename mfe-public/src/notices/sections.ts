import type { NoticeSection } from '@university/shared/contract';
import { groupTexts as groups, type SectionWords, sectionTexts as words } from './section-texts';

interface SectionPage extends SectionWords {
  group: string;
  path?: string;
  /** In the list's own page when left out. */
  archivePath?: string;
  isVacancy?: boolean;
}

const archiveOf = (category: string) => `/recruitment/archive/${category}`;

export const SECTIONS: Readonly<Record<NoticeSection, SectionPage>> = {
  announcements: { ...words.announcements, group: groups.news },
  news: { ...words.news, group: groups.news },
  'student-events': { ...words['student-events'], group: groups.news },
  alert: { ...words.alert, group: groups.news },
  admission: { ...words.admission, group: groups.bulletin },
  students: { ...words.students, group: groups.bulletin },
  'important-links': { ...words['important-links'], group: groups.bulletin },
  notices: { ...words.notices, group: groups.bulletin },
  tenders: { ...words.tenders, group: groups.administration, path: '/tenders' },
  circulars: { ...words.circulars, group: groups.administration },
  'office-orders': { ...words['office-orders'], group: groups.administration },
  'important-forms': { ...words['important-forms'], group: groups.administration },
  'annual-report': { ...words['annual-report'], group: groups.administration, path: '/about-us/annualReport' },
  'academic-positions': {
    ...words['academic-positions'],
    group: groups.recruitment,
    archivePath: archiveOf('academic-positions'),
    isVacancy: true,
  },
  'non-academic-positions': {
    ...words['non-academic-positions'],
    group: groups.recruitment,
    archivePath: archiveOf('non-academic-positions'),
    isVacancy: true,
  },
  'short-term-positions': {
    ...words['short-term-positions'],
    group: groups.recruitment,
    archivePath: archiveOf('short-term-positions'),
    isVacancy: true,
  },
  'recruitment-results': {
    ...words['recruitment-results'],
    group: groups.recruitment,
    archivePath: archiveOf('recruitment-results'),
  },
  'recruitment-notices': {
    ...words['recruitment-notices'],
    group: groups.recruitment,
    archivePath: archiveOf('recruitment-notices'),
  },
  'recruitment-rules': { ...words['recruitment-rules'], group: groups.recruitment, path: '/recruitment-rules' },
  regulations: { ...words.regulations, group: groups.academics, path: '/academics/regulations' },
  'research-notices': { ...words['research-notices'], group: groups.academics },
  'exam-notices': { ...words['exam-notices'], group: groups.examination },
  'exam-results': { ...words['exam-results'], group: groups.examination },
  'exam-datesheet': { ...words['exam-datesheet'], group: groups.examination },
  'exam-fee-links': { ...words['exam-fee-links'], group: groups.examination },
  'university-court-members': { ...words['university-court-members'], group: groups.bodies },
  'university-court-minutes': { ...words['university-court-minutes'], group: groups.bodies },
  'board-of-management-members': { ...words['board-of-management-members'], group: groups.bodies },
  'board-of-management-minutes': { ...words['board-of-management-minutes'], group: groups.bodies },
  'academic-council-members': { ...words['academic-council-members'], group: groups.bodies },
  'academic-council-minutes': { ...words['academic-council-minutes'], group: groups.bodies },
  'finance-committee-members': { ...words['finance-committee-members'], group: groups.bodies },
  'finance-committee-minutes': { ...words['finance-committee-minutes'], group: groups.bodies },
};

export const SECTION_IDS = Object.keys(SECTIONS) as NoticeSection[];

export const RECRUITMENT = [
  'academic-positions',
  'non-academic-positions',
  'short-term-positions',
  'recruitment-results',
  'recruitment-notices',
] as const satisfies readonly NoticeSection[];

export function sectionNamed(id: string | undefined): NoticeSection | undefined {
  return SECTION_IDS.find((section) => section === id);
}

export const titleOf = (section: NoticeSection): string => SECTIONS[section].title ?? SECTIONS[section].label;
