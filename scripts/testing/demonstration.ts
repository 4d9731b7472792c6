import { createQueryClient, type SitePage } from '@university/shared';
import { LANGUAGE } from '@university/shared/language';
import type { QueryClient } from '@university/shared/query';
import { type Filled, readRows } from '../../api/demo/data';
import { demoPages } from '../../api/demo/testing/files';
import { stableId } from '../../api/src/platform/secrets';
import admissions from '../../mfe-admissions/src/routes';
import publicPages from '../../mfe-public/src/routes';
import { searchQuery } from '../../mfe-search/src/results/search-query';
import type { Expectation } from '../../mfe-search/src/testing/expectation';

/** The demonstration as the search reads it, in the language of the tests that run. */
const isHindi = LANGUAGE === 'hi';

/** A column of a row in the language of the tests. */
const said = (row: Filled | undefined, column: string) => (isHindi ? row?.[`${column}.hi`] : row?.[column]) ?? '';

const rowsOf = (kind: string) => readRows(`site/${kind}.csv`) as Filled[];
const byCode = (kind: string) => new Map(rowsOf(kind).map((row) => [row.code, row]));
const [zoneOf, campusOf, departmentOf] = [byCode('zone'), byCode('campus'), byCode('department')];

const routePages: SitePage[] = [admissions, publicPages]
  .flatMap(({ routes }) => routes as readonly (SitePage & { access?: string; listed?: boolean })[])
  .filter(({ path, access = 'public', listed = true }) => listed && access === 'public' && !/[:*]/.test(path))
  .map(({ path, title, description = '', keywords = [] }) => ({ path, title, description, keywords }));

/** As settings fill in what is in braces. */
const filled = (text: string) => text.replace(/\{\{\w+\}\}/g, '2025-26');

const writtenPages = demoPages(LANGUAGE).map((page) => ({ ...page, body: filled(page.body) }));

const offers = rowsOf('program.campuses');

const programs = rowsOf('program').map((row) => ({
  ...{ _id: stableId('program', row.code ?? ''), code: row.code, name: said(row, 'name'), programLevel: row.level },
  duration: '',
  department: { name: said(departmentOf.get(row.department), 'name') },
  ...{ fee: null, first_payment: null, fee_note: null, last_date: null, eligibility: '', seats: 0 },
  campuses: offers
    .filter(({ program }) => program === row.code)
    .map(({ campus }) => ({ name: said(campusOf.get(campus), 'name') })),
  years: {},
}));

const campuses = rowsOf('campus').map((row) => ({
  ...{ slug: row.slug, code: row.code, name: said(row, 'name'), location: said(row, 'location') },
  ...{ zone: row.zone, zone_name: said(zoneOf.get(row.zone), 'name'), city: said(row, 'city') },
  ...{ nearest_metro: said(row, 'nearestMetro') || null, women_only: row.womenOnly === 'yes' },
}));

const departments = rowsOf('department').map((row) => ({
  _id: stableId('department', row.code ?? ''),
  name: said(row, 'name'),
}));

const faculty = rowsOf('person')
  .filter(({ leftOn }) => !leftOn)
  .map((row) => ({
    ...{ _id: stableId('person', row.email ?? ''), salutation: said(row, 'salutation') },
    ...{ firstname: said(row, 'firstname'), surname: said(row, 'surname'), designation: said(row, 'designation') },
    dept_id: { name: said(departmentOf.get(row.department), 'name') },
  }));

const notices = (readRows('notices.csv') as Filled[]).map((row) => ({
  ...{ _id: row.key, fileName: said(row, 'title'), section: row.section, summary: said(row, 'summary') },
  publishAt: row.publishAt,
}));

const SECTIONS_WITH_PAGES = [...new Set(notices.map(({ section }) => section))].map((section) => ({
  section,
  current: 2,
  archived: 0,
  newest: null,
}));

const noticesWith = (text: string) =>
  notices.filter(({ fileName, summary }) => `${fileName} ${summary}`.toLowerCase().includes(text.toLowerCase()));

const ANSWERS: Readonly<Record<string, object>> = {
  '/page': { pages: writtenPages },
  '/program': { programs },
  '/campus': { campuses },
  '/departments': { departments },
  '/faculty': { faculty },
  '/notice/sections': { sections: SECTIONS_WITH_PAGES },
  '/page/passage': { passages: [] },
  '/admission/schedule': { on: '2026-06-01', cycle: null, tracks: [], rounds: [] },
  '/admission/rank': { programs: [] },
};

/** A query client of the demonstration: its API answers from the texts, its pages are those of routes. */
export const clientOfDemonstration = () =>
  createQueryClient({
    api: {
      get: async (path, query) => ({
        status: 'success',
        data:
          path === '/notice'
            ? { notices: noticesWith(String((query as Record<string, unknown>)?.regex ?? '')) }
            : ANSWERS[path],
        metadata: { totalPages: 1 },
      }),
    },
    sitePages: async () => routePages,
  });

/** Queries that show something else first: what each is, what it should find, and what it found. */
export async function missesOf(queries: readonly Expectation[], client: QueryClient): Promise<string[]> {
  const misses: string[] = [];
  for (const { typed, kind, first } of queries) {
    const { groups } = await client.fetchQuery(searchQuery(typed));
    const results = groups.filter((group) => group.kind !== 'answer').flatMap((group) => group.results);
    const [best] = results;
    const isMeant = best?.kind === kind && (kind === 'page' ? best.path === first : best.title.startsWith(first));
    if (!isMeant)
      misses.push(
        `${typed}: ${first}, not ${results
          .slice(0, 3)
          .map(({ title, path }) => `${title} ${path}`)
          .join(' | ')}`,
      );
  }
  return misses;
}
