import { NOTICE_SECTIONS, type NoticeSection } from './contract';

type Group = (typeof NOTICE_SECTIONS)[number]['group'];

/** Fields that only some sections have. */
export type DetailField = 'endDate' | 'apply' | 'vacancies' | 'orderNumber' | 'orderDate';

const POST: readonly DetailField[] = ['endDate', 'apply', 'vacancies'];
const ORDER: readonly DetailField[] = ['orderNumber', 'orderDate'];

/** What a section asks for beyond the fields of every notice. */
const DETAILS: Partial<Record<NoticeSection, readonly DetailField[]>> = {
  'academic-positions': POST,
  'non-academic-positions': POST,
  'short-term-positions': POST,
  'recruitment-notices': POST,
  'office-orders': ORDER,
  circulars: ORDER,
};

/** The page on which a section's notices stand, where there is one for the section or its group. */
const PAGES: Partial<Record<NoticeSection | Group, string>> = {
  'Home page': '/',
  'Information bulletin': '/',
  'Work with us': '/recruitment',
  tenders: '/tenders',
  'recruitment-rules': '/recruitment-rules',
  'annual-report': '/about-us/annualReport',
  regulations: '/academics/regulations',
};

const described = (section: NoticeSection) => NOTICE_SECTIONS.find(({ id }) => id === section);

export function labelOf(section: NoticeSection): string {
  return described(section)?.label ?? section;
}

export function detailsOf(section: NoticeSection | ''): readonly DetailField[] {
  return (section && DETAILS[section]) || [];
}

export function pageOf(section: NoticeSection): string | undefined {
  const group = described(section)?.group;
  return PAGES[section] ?? (group && PAGES[group]);
}

/** All sections under the headings staff know them by. */
export function sectionGroups(): { group: Group; sections: (typeof NOTICE_SECTIONS)[number][] }[] {
  const groups = [...new Set(NOTICE_SECTIONS.map(({ group }) => group))];
  return groups.map((group) => ({ group, sections: NOTICE_SECTIONS.filter((section) => section.group === group) }));
}
