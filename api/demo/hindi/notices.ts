import { NOTICE_TEXTS } from '../notice-texts';
import { nameTexts } from './names-of-things';
import { bodyNotices } from './notices/bodies';
import { officeNotices } from './notices/offices';
import { publicNotices } from './notices/public';
import type { NoticeTexts } from './notices/shape';
import { studyNotices } from './notices/studies';

export { CORRECTION, corrigendumTexts, storyTexts } from './notices/stories';

/** Texts of the notices, by section, in the order of `NOTICE_TEXTS`. */
export const noticeTexts: NoticeTexts = { ...publicNotices, ...officeNotices, ...studyNotices, ...bodyNotices };

const titleOf = (entry: string) => entry.split(' :: ')[0] ?? '';

/** The name that a title of this entry was filled in with, empty where it has none; null: the title is of another entry. */
function nameIn(entry: string, title: string): string | null {
  const [before = '', after] = titleOf(entry).split(/\{\w+\}/);
  if (after === undefined) return title === before ? '' : null;
  const isOfIt = title.startsWith(before) && title.endsWith(after) && title.length > before.length + after.length;
  return isOfIt ? title.slice(before.length, title.length - after.length) : null;
}

/**
 * Title and summary of a notice of the demonstration, found by its section and its English title.
 * @throws Error where there is none of this title
 */
export function noticeInHindi(section: keyof typeof NOTICE_TEXTS, title: string): { title: string; summary: string } {
  const { entries } = NOTICE_TEXTS[section];
  const index = entries.findIndex((entry) => nameIn(entry, title) !== null);
  const { entries: translated, closing } = noticeTexts[section] ?? { entries: [], closing: '' };
  const [english, hindi] = [entries[index], translated[index]];
  if (!english || !hindi) throw new Error(`No notice of ${section} is called ${title}`);
  const name = nameIn(english, title) ?? '';
  const [head = '', detail = ''] = hindi.replace(/\{\w+\}/, () => nameTexts[name] ?? name).split(' :: ');
  return { title: head, summary: `${detail} ${closing}` };
}
