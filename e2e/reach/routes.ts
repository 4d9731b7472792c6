import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailOf, ROUNDS } from '../support/applicants';
import { apiAs } from '../support/admin';
import { ROOT } from '../support/site';

export interface Route {
  id: string;
  path: string;
  access?: 'applicant' | readonly string[];
}

interface Registry {
  remotes: Record<string, { from: string }>;
}

const json = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

export const ROUTES: readonly Route[] = Object.values(json<Registry>('registry.json').remotes).flatMap(
  ({ from }) => json<{ routes: Route[] }>(`${from}/remote.json`).routes,
);

export const APPLICANT = { key: 'reach', outcome: 'allotted', preference: 2 } as const;

const NO_LETTER = 'A'.repeat(20);

/** Complaints about that letter and about pages that answer 404. */
export const isExpected = (complaint: string): boolean =>
  complaint.includes(NO_LETTER) || complaint.includes('the server responded with a status of 404');

type Address = (site: string) => string | Promise<string>;

async function firstOf(site: string, kind: string): Promise<string | undefined> {
  const api = await apiAs(site, 'admin');
  const { documents } = await api.get<{ documents: { _id: string }[] }>(`/document?kind=${kind}&limit=1`);
  return documents[0]?._id;
}

/** Addresses of pages with parameters that are in no site map. */
const ADDRESSES: Record<string, Address> = {
  '/*': () => '/nothing-here',
  '/administration/administrative/*': () => '/administration/administrative/nothing/here',
  '/administration/*': () => '/administration/nothing-here',
  '/academics/*': () => '/academics/nothing-here',
  '/alumni/*': () => '/alumni/nothing-here',
  '/amenities/*': () => '/amenities/nothing-here',
  '/policies/*': () => '/policies/nothing-here',
  '/recruitment/archive/:category': () => '/recruitment/archive/academic-positions',
  '/admission/result/:track/:round': () => '/admission/result/ug/round1',
  '/admission/letter/:code': () => `/admission/letter/${NO_LETTER}`,
  '/admin/results/:track/:round': () => '/admin/results/diploma/1',
  '/admin/results/:track/:round/seats': () => '/admin/results/diploma/1/seats',
  '/admin/results/:track/:round/seats/:id': async (site) => {
    const api = await apiAs(site, 'auditor');
    const { runs } = await api.get<{ runs: { _id: string; track: string; round: number }[] }>('/admission/run');
    const [run] = runs;
    return `/admin/results/${run?.track}/${run?.round}/seats/${run?._id}`;
  },
  '/admin/view-pdfs/:id': async (site) => {
    const api = await apiAs(site, 'notices');
    const { notices } = await api.get<{ notices: { _id: string }[] }>('/admin/notice?limit=1');
    return `/admin/view-pdfs/${notices[0]?._id}`;
  },
  '/admin/catalogue/:kind': () => '/admin/catalogue/campus',
  '/admin/catalogue/:kind/new': () => '/admin/catalogue/program/new',
  '/admin/catalogue/:kind/:id': async (site) => `/admin/catalogue/program/${await firstOf(site, 'program')}`,
  '/admin/catalogue/:kind/:id/history': async (site) =>
    `/admin/catalogue/campus/${await firstOf(site, 'campus')}/history`,
  '/admin/grievances/:id': async (site) => {
    const api = await apiAs(site, 'grievances');
    const { grievances } = await api.get<{ grievances: { _id: string }[] }>('/grievance?limit=1');
    return `/admin/grievances/${grievances[0]?._id}`;
  },
  '/admin/results/records/:id': async (site) => {
    const api = await apiAs(site, 'admissions');
    const [round] = ROUNDS;
    if (!round) throw new Error('There is no round');
    const asked = { email: emailOf(round, APPLICANT.key) };
    const { records } = await api.post<{ records: { record: { _id: string } }[] }>(
      '/admission/applicant/search',
      asked,
    );
    return `/admin/results/records/${records[0]?.record._id}`;
  },
};

/** An address of a page; rejects for a path with parameters and no known address. */
export async function addressOf({ id, path: declared }: Route, site: string): Promise<string> {
  const path = declared.replace('{shortName}', 'seu');
  if (!/[:*]/.test(path)) return path;
  const known = ADDRESSES[path];
  if (known) return known(site);
  const map = await (await fetch(`${site}/sitemaps/${id.replace(':', '-')}.xml`)).text();
  const [, first] = /<loc>([^<]+)<\/loc>/.exec(map) ?? [];
  if (!first) throw new Error(`No site map names a page of ${path}. Name one here.`);
  return new URL(first).pathname;
}
