import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { NoticeSection } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { texts } from '../texts';

/** Sections of notices that people look for by name. Those with a page of their own are found as pages. */
const SECTION_NAMES: Partial<Record<NoticeSection, string>> = {
  announcements: 'Announcements',
  news: 'News',
  'student-events': 'Student events',
  admission: 'Admission notices',
  students: 'Notices for students',
  'important-links': 'Important links',
  'important-forms': 'Important forms',
  'academic-positions': 'Academic positions',
  'non-academic-positions': 'Non-academic positions',
  'short-term-positions': 'Short-term positions',
  'recruitment-results': 'Recruitment results',
  'recruitment-notices': 'Recruitment notices',
  'research-notices': 'Research notices',
  'exam-notices': 'Examination notices',
  'exam-results': 'Examination results',
  'exam-datesheet': 'Date sheets',
  'exam-fee-links': 'Examination fee links',
  'university-court-members': 'University Court: members',
  'university-court-minutes': 'University Court: minutes',
  'board-of-management-members': 'Board of Management: members',
  'board-of-management-minutes': 'Board of Management: minutes',
  'academic-council-members': 'Academic Council: members',
  'academic-council-minutes': 'Academic Council: minutes',
  'finance-committee-members': 'Finance Committee: members',
  'finance-committee-minutes': 'Finance Committee: minutes',
};

/** A list of notices comes after a page of the same name. */
const WEIGHT = 0.93;

/** The lists of notices that have something in them. */
export async function readSections(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, calls.listNoticeSections);
  return data.sections.flatMap(({ section, current }): Entry[] => {
    const title = SECTION_NAMES[section];
    if (!title || current === 0) return [];
    const path = `/notices/section/${section}`;
    return [
      { kind: 'page', path, title, about: texts.aboutSection(current), names: [{ text: title, weight: WEIGHT }] },
    ];
  });
}
