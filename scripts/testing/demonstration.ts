import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createQueryClient, type SitePage } from '@university/shared';
import { LANGUAGE } from '@university/shared/language';
import type { QueryClient } from '@university/shared/query';
import { campusRows, departmentNames, programRows } from '../../api/demo/catalogue';
import { zoneRows } from '../../api/demo/catalogue/places';
import { campusTexts, CITY, locationOf } from '../../api/demo/hindi/campuses';
import { departmentTexts } from '../../api/demo/hindi/departments';
import { nameTexts } from '../../api/demo/hindi/names-of-things';
import { noticeTexts } from '../../api/demo/hindi/notices';
import { personInHindi } from '../../api/demo/hindi/people';
import { programmeTexts } from '../../api/demo/hindi/programmes';
import { zoneTexts } from '../../api/demo/hindi/zones';
import { NOTICE_TEXTS } from '../../api/demo/notice-texts';
import { facultyRows } from '../../api/demo/people/people';
import { schoolOf } from '../../api/demo/catalogue/facts';
import { readPageFile } from '../../api/src/domains/documents/transfer/page-files';
import { stableId } from '../../api/src/platform/ids';
import admissions from '../../mfe-admissions/src/routes';
import publicPages from '../../mfe-public/src/routes';
import { searchQuery } from '../../mfe-search/src/results/search-query';
import type { Expectation } from '../../mfe-search/src/testing/expectation';

/** The demonstration as the search reads it, in the language of the tests that run. */
const isHindi = LANGUAGE === 'hi';

const name = (english: string) => (isHindi ? (nameTexts[english] ?? english) : english);

const routePages: SitePage[] = [admissions, publicPages]
  .flatMap(({ routes }) => routes as readonly (SitePage & { access?: string; listed?: boolean })[])
  .filter(({ path, access = 'public', listed = true }) => listed && access === 'public' && !/[:*]/.test(path))
  .map(({ path, title, description = '', keywords = [] }) => ({ path, title, description, keywords }));

/** As settings fill in what stands in braces; a year is what titles have of it. */
const filled = (text: string) => text.replace(/\{\{\w+\}\}/g, '2026-27');

const FOLDER = join(__dirname, '../../api/demo', isHindi ? 'hindi/pages' : 'pages');

const writtenPages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map(
    (file) => readPageFile(`/${file.slice(0, -'.md'.length)}`, filled(readFileSync(join(FOLDER, file), 'utf8'))).page,
  );

const programs = programRows.map(({ id, code, name: english, level, departmentId, campuses: offers }) => ({
  _id: id,
  code,
  name: isHindi ? programmeTexts[code]?.name : english,
  programLevel: level,
  duration: '',
  department: { name: name(departmentNames.find((each) => stableId('department', each) === departmentId) ?? '') },
  ...{ fee: null, first_payment: null, fee_note: null, last_date: null, eligibility: '', seats: 0 },
  campuses: campusRows
    .filter((campus) => offers.some(({ campusId }) => campusId === campus.id))
    .map((campus) => ({ name: name(campus.name) })),
  years: {},
}));

const campuses = campusRows.map((row) => {
  const zone = zoneRows.find(({ id }) => id === row.zoneId);
  const texts = campusTexts[row.code];
  return {
    slug: row.slug,
    code: row.code,
    name: name(row.name),
    location: isHindi ? locationOf(row.code, row.pin) : row.location,
    zone: zone?.code,
    zone_name: isHindi ? zoneTexts[zone?.code ?? ''] : zone?.name,
    city: isHindi ? CITY : row.city,
    nearest_metro: isHindi ? texts?.nearestMetro : row.nearestMetro,
    women_only: row.womenOnly,
  };
});

const departments = departmentNames.map((english) => ({
  _id: stableId('department', english),
  name: isHindi ? departmentTexts[english]?.name : english,
}));

const faculty = facultyRows.map(({ department, row }) => {
  const texts = isHindi ? personInHindi(row, department, schoolOf.get(department) ?? '') : row;
  const { salutation, firstname, surname, designation } = texts;
  return {
    _id: row.id,
    salutation: salutation ?? '',
    firstname,
    surname,
    designation,
    dept_id: { name: name(department) },
  };
});

const notices = Object.entries(isHindi ? noticeTexts : NOTICE_TEXTS).flatMap(([section, { entries, closing }]) =>
  entries.map((entry, index) => {
    const [fileName = '', summary = ''] = entry.split(' :: ');
    return {
      _id: `${section}:${index}`,
      fileName,
      section,
      publishAt: '2026-06-01T06:00:00Z',
      summary: `${summary} ${closing}`,
    };
  }),
);

const SECTIONS_WITH_PAGES = Object.keys(NOTICE_TEXTS).map((section) => ({
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
