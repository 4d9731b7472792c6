import { read } from '@university/shared';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { texts } from '../texts';
import { SECTION_NAMES } from './section-names';

/** A list of notices comes after a page of the same name. */
const WEIGHT = 0.93;

/** The lists of notices that have something in them. */
export async function readSections(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, '/notice/sections');
  return data.sections.flatMap(({ section, current }): Entry[] => {
    const title = SECTION_NAMES[section];
    if (!title || current === 0) return [];
    const path = `/notices/section/${section}`;
    return [
      { kind: 'page', path, title, about: texts.aboutSection(current), names: [{ text: title, weight: WEIGHT }] },
    ];
  });
}
