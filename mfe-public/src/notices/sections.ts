import { type NoticeSection, noticeSectionNames } from '@university/shared/contract';
import { groupTexts, sectionTexts } from './section-texts';

/** Sections by group, in the order of the page of all notices. */
const GROUPS: Readonly<Record<keyof typeof groupTexts, readonly NoticeSection[]>> = {
  news: ['announcements', 'news', 'student-events', 'alert'],
  bulletin: ['admission', 'students', 'important-links', 'notices'],
  administration: ['tenders', 'circulars', 'office-orders', 'important-forms', 'annual-report'],
  recruitment: [
    'academic-positions',
    'non-academic-positions',
    'short-term-positions',
    'recruitment-results',
    'recruitment-notices',
    'recruitment-rules',
  ],
  academics: ['regulations', 'research-notices'],
  examination: ['exam-notices', 'exam-results', 'exam-datesheet', 'exam-fee-links'],
  bodies: [
    'university-court-members',
    'university-court-minutes',
    'board-of-management-members',
    'board-of-management-minutes',
    'academic-council-members',
    'academic-council-minutes',
    'finance-committee-members',
    'finance-committee-minutes',
  ],
};

/** Lists that are not at `/notices/section/{id}`. */
const PATHS: Partial<Record<NoticeSection, string>> = {
  tenders: '/tenders',
  'annual-report': '/about-us/annualReport',
  'recruitment-rules': '/recruitment-rules',
  regulations: '/academics/regulations',
};

/** The categories of recruitment, in the order of their page. Each has an archive at an address of its own. */
export const RECRUITMENT = [
  'academic-positions',
  'non-academic-positions',
  'short-term-positions',
  'recruitment-results',
  'recruitment-notices',
] as const satisfies readonly NoticeSection[];

const describe = (id: NoticeSection, group: keyof typeof groupTexts) => ({
  label: noticeSectionNames[id],
  title: sectionTexts[id].title ?? noticeSectionNames[id],
  about: sectionTexts[id].about,
  group: groupTexts[group],
  path: PATHS[id],
  archivePath: RECRUITMENT.some((category) => category === id) ? `/recruitment/archive/${id}` : undefined,
});

export const SECTIONS = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, ids]) => ids.map((id) => [id, describe(id, group as keyof typeof GROUPS)])),
) as Readonly<Record<NoticeSection, ReturnType<typeof describe>>>;

export const SECTION_IDS = Object.keys(SECTIONS) as NoticeSection[];

/** The section of this id, as an address may name it. */
export function sectionNamed(id: string | undefined): NoticeSection | undefined {
  return SECTION_IDS.find((section) => section === id);
}
