import type { NoticeSection } from '@university/shared/contract';
import { NOTICE_SECTIONS } from '../documents/contract';

type Described = (typeof NOTICE_SECTIONS)[number];
type Group = Described['group'];

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

/** Public pages by section or group; /notices for all others. */
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

export const hasLastDate = (section: NoticeSection | ''): boolean => detailsOf(section).includes('endDate');

export const isOfEvents = (section: NoticeSection | ''): boolean => detailsOf(section) === EVENT;

export const isAlert = (section: NoticeSection | ''): boolean => section === 'alert';

export function pageOf(section: NoticeSection): string {
  const group = groupOf(section);
  return PAGES[section] ?? (group && PAGES[group]) ?? '/notices';
}

const contains = (text: string, words: string) => text.toLowerCase().includes(words.trim().toLowerCase());

export function sectionGroups(words = ''): { group: Group; sections: Described[] }[] {
  const found = NOTICE_SECTIONS.filter(({ label, group }) => contains(label, words) || contains(group, words));
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.map((group) => ({ group, sections: found.filter((section) => section.group === group) }));
}
