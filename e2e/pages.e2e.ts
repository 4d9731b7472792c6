import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test';
import { idsOf } from './support/catalogue';

/** Most data that a page of the catalogue sends to the browser, bytes after gzip. */
const BOOT_LIMIT = 15_000;
const CATALOGUE = /^\/(courses|programs|campus|academics\/faculty|dept|faculty|amenities\/Hostels)/;

interface Expected {
  h1?: RegExp;
  text?: string | RegExp;
  status?: number;
}

/** Pages with a text that is on them, or more. `{program}`, `{department}` and `{member}` are replaced by ids. */
const PAGES: Record<string, string | Expected> = {
  '/': { h1: /Learn by making/ },
  '/about-us/About-the-University': 'The university in figures',
  '/about-us/Vision-and-Mission': 'How progress is checked',
  '/about-us/history': 'How it came together',
  '/chancellor': 'a thing well made',
  '/vice-chancellor': 'Three promises',
  '/contact': 'The quickest way',
  '/site-map': 'Student life',
  '/administration/chancellor': 'Petitions and appeals',
  '/administration/vice-chancellor': 'Open hour',
  '/administration/coe': 'From form to result',
  '/administration/cof': 'Paying safely',
  '/registrar': 'Student records',
  '/administration/administrative': 'What happens to your request',
  '/administration/administrative/authorities': 'Board of Management',
  '/administration/administrative/officers': 'Public Information Officer',
  '/administration/administrative/offices': 'Internal Quality Assurance Cell',
  '/administration/administrative/office-orders': 'Newest papers',
  '/administration/administrative/circulars': 'Newest papers',
  '/administration/administrative/forms': 'Newest papers',
  '/administration/Support-Services': 'This section is being built.',
  '/administration/Other-Academic-Units': 'This section is being built.',
  '/UGC-Guidelines': 'This section is being built.',
  '/academics/collaboration': 'How an agreement is made',
  '/academics/IQAC': 'The year of the cell',
  '/academics/academic-calendar': 'End-semester examinations',
  '/academics/academicAdministration': 'Whom to ask',
  '/holiday-calendar': 'Independence Day',
  '/placement': 'Year by year',
  '/Entrepreneurship': 'Who owns what',
  '/alumni': 'Return to study',
  '/ncc': 'Camps and certificates',
  '/amenities/Sports': 'Joining a team',
  '/amenities/Library': 'Readers with a disability',
  '/amenities/Equal-Opportunity': 'reasonable accommodation',
  '/amenities/ICC': 'How you are protected',
  '/amenities/Anti-Ragging': '1800-180-5522',
  '/amenities/Scholarship': 'Mistakes that cost a scholarship',
  '/policies/privacy': 'One year after the decision window',
  '/policies/terms': 'What counts',
  '/policies/copyright': 'What is reserved',
  '/policies/hyperlinking': 'Links to this website',
  '/policies/accessibility': 'What falls short',
  '/policies/web-information-manager': 'Report a mistake',
  '/feedback': 'Feedback or grievance?',
  '/courses': { h1: /^Programmes$/, text: /\d+ programmes/ },
  '/courses/diploma': { h1: /^Diploma programmes$/ },
  '/courses/ug': { h1: /^Undergraduate programmes$/ },
  '/courses/pg': { h1: /^Postgraduate programmes$/ },
  '/courses/compare': { h1: /^Compare programmes$/, text: 'No programme is chosen' },
  '/courses/compare?ids={program}': { h1: /^Compare programmes$/, text: 'First payment' },
  '/programs/{program}': 'Year by year',
  '/campus': { h1: /^Campuses$/, text: 'West Zone' },
  '/campus/dwarka': { h1: /^Dwarka Campus$/, text: 'How to get there' },
  '/campus/zone/central': { h1: /Central Zone/ },
  '/campus/zone/north': { h1: /North Zone/ },
  '/campus/zone/south': { h1: /South Zone/ },
  '/campus/zone/east': { h1: /East Zone/ },
  '/campus/zone/west': { h1: /West Zone/, text: 'Dwarka Campus' },
  '/amenities/Hostels-and-Transport': { h1: /^Hostels and transport$/, text: 'Campus' },
  '/academics/faculty': { h1: /^Faculty and departments$/, text: 'School of' },
  '/dept/{department}': { h1: /^Department of/, text: 'Head of the department' },
  '/faculty/{member}': { h1: /^(Prof|Dr|Mr|Ms)\. /, text: '@' },
  '/notices': { h1: /^Notices$/ },
  '/tenders': { h1: /^Tenders$/ },
  '/notices/section/circulars': { h1: /^All circulars$/ },
  '/recruitment': { h1: /^Recruitment$/ },
  '/recruitment/archive/academic-positions': { h1: /^Academic positions: archive$/ },
  '/recruitment-rules': { h1: /^Recruitment rules$/ },
  '/academics/regulations': { h1: /^Academic regulations$/ },
  '/about-us/annualReport': { h1: /^Annual reports$/ },
  '/admission/result?category=diploma': { h1: /result|allotment/i },
  '/admin-login': { h1: /login/i },
  '/loginseu': { h1: /login/i },
  '/search?q=diploma': { h1: /search/i },
  '/no/such/page': { h1: /^404$/, status: 404 },
  '/administration/administrative/cellar': { h1: /^Page Not Found$/, text: 'Administrative offices', status: 404 },
  '/courses/kindergarten': { h1: /^Page Not Found$/, status: 404 },
  '/courses/compare?ids=nobody': { h1: /^Compare programmes$/, text: 'We have no such programme', status: 404 },
  '/programs/nobody': { h1: /not found/, text: 'data not found', status: 404 },
  '/campus/atlantis': { h1: /^Campus not found$/, status: 404 },
  '/campus/zone/up': { h1: /^Page Not Found$/, status: 404 },
  '/dept/nobody': { h1: /^Department not found$/, status: 404 },
  '/faculty/nobody': { h1: /^Faculty member not found$/, status: 404 },
  '/notices/section/gossip': { h1: /not found/, text: 'All sections', status: 404 },
  '/recruitment/archive/tenders': { h1: /not found/, text: 'All sections', status: 404 },
  '/notices/nobody': { h1: /not found/, text: 'All sections', status: 404 },
};

test('each page has one h1, its own title and description, its text in the HTML, and little data', {
  tag: '@journey',
}, async ({ request }) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  const ids = await idsOf(request);
  for (const [path, expected] of Object.entries(PAGES)) {
    const {
      h1 = /./,
      text = '',
      status = 200,
    }: Expected = typeof expected === 'string' ? { text: expected } : expected;
    const answer = await request.get(ids.in(path));
    expect(answer.status(), path).toBe(status);
    expect(answer.headers()['content-security-policy'], path).not.toMatch(/unsafe-|\*/);
    const html = await answer.text();
    expect(html, `${path}: React outlined a boundary`).not.toMatch(/<template id="B:|<div hidden id="S:/);
    expect(html, path).toContain('<link rel="canonical"');
    const [served = ''] = html.split('<script type="application/json"');
    const headings = [...served.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading = '']) =>
      heading.replace(/<[^>]+>/g, ''),
    );
    expect(headings, path).toEqual([expect.stringMatching(h1)]);
    expect(served.slice(served.indexOf('<main')), path).toMatch(text);
    const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    if (CATALOGUE.test(path)) expect(gzipSync(data).length, path).toBeLessThanOrEqual(BOOT_LIMIT);
    if (status === 404) continue;
    titles.push(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? path);
    descriptions.push(/name="description" content="(.*?)"/.exec(html)?.[1] ?? path);
  }
  expect(titles).toEqual([...new Set(titles)]);
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

test('the canonical address has the query only where it makes another page', async ({ request }) => {
  for (const [address, canonical] of [
    ['/courses?q=design', '/courses'],
    ['/admission/result?category=diploma', '/admission/result'],
    ['/admission/result?category=btech', '/admission/result?category=btech'],
  ] as const) {
    const html = await (await request.get(address)).text();
    const [, told = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(told).pathname + new URL(told).search).toBe(canonical);
  }
});
