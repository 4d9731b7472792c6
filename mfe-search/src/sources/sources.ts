import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { readCampuses } from './campuses';
import { readDepartments } from './departments';
import { readFaculty } from './faculty';
import { readPages } from './pages';
import { readPrograms } from './programs';
import { readSections } from './sections';

/** What the index is made of, in the order in which equally good results stand. */
export const SOURCES = {
  pages: readPages,
  programs: readPrograms,
  campuses: readCampuses,
  departments: readDepartments,
  faculty: readFaculty,
  sections: readSections,
} as const satisfies Record<string, (client: QueryClient) => Promise<Entry[]>>;

export type SourceName = keyof typeof SOURCES;

export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];
