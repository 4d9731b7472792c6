import { NOTICE_SECTIONS, type NoticeSection } from '../contract';

type Described = (typeof NOTICE_SECTIONS)[number];
type Group = Described['group'];

/** Fields that only some sections have. */
export const DETAIL_FIELDS = [
  'endDate',
  'endTime',
  'openingAt',
  'apply',
  'vacancies',
  'orderNumber',
  'orderDate',
  'estimatedValue',
  'startsAt',
  'endsAt',
  'place',
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

const POST: readonly DetailField[] = ['endDate', 'apply', 'vacancies'];
const ORDER: readonly DetailField[] = ['orderNumber', 'orderDate'];
const EVENT: readonly DetailField[] = ['startsAt', 'endsAt', 'place'];
const OFFER: readonly DetailField[] = ['endDate', 'apply'];

/** What a section asks for beyond the fields of every notice. */
const DETAILS: Partial<Record<NoticeSection, readonly DetailField[]>> = {
  'academic-positions': POST,
  'non-academic-positions': POST,
  'short-term-positions': POST,
  'recruitment-notices': POST,
  news: EVENT,
  'student-events': EVENT,
  'office-orders': ORDER,
  circulars: ORDER,
  tenders: [...ORDER, 'estimatedValue', 'endDate', 'endTime', 'openingAt', 'apply'],
  admission: OFFER,
  'exam-fee-links': OFFER,
};

/** The page on which a section's notices stand, where there is one for the section or its group; else the page of all. */
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

function groupOf(section: NoticeSection): Group | undefined {
  return described(section)?.group;
}

export function detailsOf(section: NoticeSection | ''): readonly DetailField[] {
  return (section && DETAILS[section]) || [];
}

/** Whether a section's notices have a last date, by which they move to the archive too. */
export const hasLastDate = (section: NoticeSection | ''): boolean => detailsOf(section).includes('endDate');

/** Whether notices of a section may tell of something that takes place, with a picture. */
export const isOfEvents = (section: NoticeSection | ''): boolean => detailsOf(section) === EVENT;

/** Whether its notices stand on every page, and end at an hour. */
export const isAlert = (section: NoticeSection | ''): boolean => section === 'alert';

export function pageOf(section: NoticeSection): string {
  const group = groupOf(section);
  return PAGES[section] ?? (group && PAGES[group]) ?? '/notices';
}

const contains = (text: string, words: string) => text.toLowerCase().includes(words.trim().toLowerCase());

/** The sections whose name or heading has these words, under the headings staff know them by. Without words: all. */
export function sectionGroups(words = ''): { group: Group; sections: Described[] }[] {
  const found = NOTICE_SECTIONS.filter(({ label, group }) => contains(label, words) || contains(group, words));
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.map((group) => ({ group, sections: found.filter((section) => section.group === group) }));
}
