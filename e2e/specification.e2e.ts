import { readFileSync } from 'node:fs';
import type { AnswerOf } from '@university/shared/contract';
import type { APIRequestContext } from '@playwright/test';
import { idsOf, programmes } from './support/catalogue';
import { expect, test } from './support/test';

/** What the owner asked for, word for word. */
const SPECIFICATION = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8');

const part = (from: string, to: string): string => {
  const [, after = ''] = SPECIFICATION.split(from);
  const [found = ''] = after.split(to);
  expect(found, `the specification’s ${from}`).not.toBe('');
  return found;
};

const textOf = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s*\n\s*/g, '\n');

const pageOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Texts in quotes, and the address in whose HTML each is. */
const QUOTED: Record<string, string> = {
  'Page Not Found': '/no/such/page',
  'The page you’re looking for doesn’t exist or has been moved. Let’s get you back to something helpful.':
    '/no/such/page',
  'Go back home': '/no/such/page',
  'Search for anything...': '/search',
  'Welcome, Faculty!': '/',
  'Please select your login portal.': '/',
  '& RTI': '/',
  'data not found': '/programs/{listed}',
};

/** Texts that only a fault or a moment shows, and the test of the part that shows them. */
const AMID_FAULTS: Record<string, string> = {
  'Loading Campuses...': 'mfe-public/src/home/sections.test.tsx',
  'Something went wrong.': 'mfe-public/src/home/sections.test.tsx',
  'Please refresh the page or try again later.': 'mfe-public/src/home/sections.test.tsx',
  'Your session has expired. please log in again!': 'shell/src/layout/specification.test.tsx',
  'Loading programs...': 'mfe-public/src/home/sections.test.tsx',
  'Failed to load programs.': 'mfe-public/src/programmes/Courses.test.tsx',
  'Error fetching faculty data': 'mfe-search/src/search.test.tsx',
  'Unexpected data format': 'mfe-public/src/components/Loaded.test.tsx',
  'Network response was not ok': 'mfe-public/src/components/Loaded.test.tsx',
};

test('every text that the specification quotes is in a page as the server sends it, or in a test of its moment', async ({
  request,
}) => {
  const quotes = [...SPECIFICATION.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, text = '']) => text);
  const texts = new Set(quotes.filter((text) => text !== 'login'));
  expect([...texts].sort()).toEqual([...Object.keys(QUOTED), ...Object.keys(AMID_FAULTS)].sort());
  const listed = (await programmes(request)).find(({ years }) => !years);
  for (const [text, path] of Object.entries(QUOTED)) {
    const html = await pageOf(request, path.replace('{listed}', listed?._id ?? ''));
    const placeholders = [...html.matchAll(/placeholder="([^"]+)"/g)].map(([, placeholder]) => placeholder);
    expect(textOf(html) + placeholders.join('\n'), path).toContain(text);
  }
  for (const [text, file] of Object.entries(AMID_FAULTS))
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), file).toContain(text);
});

test('the popup says what the specification says, and links to its three results', async ({ request }) => {
  const home = await pageOf(request, '/');
  const [, said = ''] = /It says: (.+?)\. It links/.exec(SPECIFICATION) ?? [];
  const points = said.split('; ');
  expect(points).toHaveLength(4);
  const popup = textOf(home.slice(home.indexOf('Admission Notifications')));
  for (const point of points) expect(popup).toContain(`\n${point.charAt(0).toUpperCase()}${point.slice(1)}.\n`);
  const [, links = ''] = /It links to the (.+?) results\./.exec(SPECIFICATION) ?? [];
  for (const link of links.split(/, | and /)) expect(popup).toContain(`\n${link} result\n`);
});

test('home has the titles that are named, and its tabs, the first with six programmes by code and name', async ({
  request,
}) => {
  const html = await pageOf(request, '/');
  const text = textOf(html);
  for (const title of ['Admission Notifications', 'Recent Achievements', 'View All Programmes', 'Youtube Links']) {
    expect(SPECIFICATION).toContain(title);
    expect(text).toContain(`\n${title}\n`);
  }
  const [, tabs = ''] = /tabs ([A-Z, ]+);/.exec(SPECIFICATION) ?? [];
  const study = html.slice(html.indexOf('aria-label="Level of study"'), html.indexOf('View All Programmes'));
  const shown = [...study.matchAll(/role="tab" [^>]*aria-selected="(\w+)"[^>]*>([^<]+)</g)];
  expect(shown.map(([, , tab]) => tab)).toEqual(tabs.split(', '));
  expect(SPECIFICATION).toContain(`${shown.find(([, isSelected]) => isSelected === 'true')?.[2]} is the default`);
  const [, most] = /up to (\d+) randomly chosen programs/.exec(SPECIFICATION) ?? [];
  const cards = study.match(/<li>[\s\S]*?<\/li>/g) ?? [];
  expect(cards).toHaveLength(Number(most));
  for (const card of cards) expect(textOf(card)).toMatch(/^\n[A-Z]{3,5}\nDiploma in /);
});

test('the navigation has the entries of the specification, in its order', async ({ request }) => {
  const [, named = ''] = /nested submenus: ([^.]+)\./.exec(SPECIFICATION) ?? [];
  const entries = named.replaceAll(' & ', ' &amp; ').split(', ');
  expect(entries).toHaveLength(10);
  const html = await pageOf(request, '/');
  const labels = [...html.matchAll(/>([^<>]+)</g)].map(([, label = '']) => label.trim());
  let from = 0;
  for (const entry of entries) {
    const at = labels.findIndex((label, index) => index >= from && label.toLowerCase() === entry.toLowerCase());
    expect([entry, at >= 0]).toEqual([entry, true]);
    from = at;
  }
});

test('the footer has the links of the specification, its address and year', async ({ request }) => {
  const html = await pageOf(request, '/contact');
  const footer = html.slice(html.lastIndexOf('<footer'));
  const links = part('Quick links:', '- Postal address');
  for (const [, path = '', label] of links.matchAll(/(\/[\w/-]*)(?: \(([^)]+)\))?/g)) {
    const found = [...footer.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].filter(([, href]) => href === path);
    expect([path, found.length > 0]).toEqual([path, true]);
    if (label)
      expect(
        found.map(([, , text = '']) => text.replace('&amp;', '&')),
        path,
      ).toContain(label);
  }
  const [, year] = /Copyright line: (\d{4})/.exec(SPECIFICATION) ?? [];
  expect(textOf(footer)).toContain(`© ${year} `);
  for (const [, names = ''] of SPECIFICATION.matchAll(/Social links \(([^)]+)\)/g))
    for (const name of names.split(', ')) expect(textOf(footer)).toContain(name);
  const [, address = ''] = /address \((Sector-9[^)]+)\)/.exec(SPECIFICATION) ?? [];
  expect(textOf(html.slice(html.indexOf('<header')))).toContain(address);
});

test('every address of the specification answers', async ({ request }) => {
  const ids = await idsOf(request);
  const examples: Record<string, string> = {
    '/campus/{name}': '/campus/dwarka',
    '/campus/zone/{zone}': '/campus/zone/west',
    '/courses/{programLevel}': '/courses/ug',
    '/programs/{id}': ids.in('/programs/{program}'),
    '/dept/{id}': ids.in('/dept/{department}'),
    '/faculty/{id}': ids.in('/faculty/{member}'),
    '/recruitment/archive/{category}': '/recruitment/archive/academic-positions',
    '/administration/administrative/*': '/administration/administrative/officers',
  };
  const rows = part('### Routes', '### Special pages')
    .split('\n')
    .filter((row) => row.startsWith('- '));
  const paths = [...rows.join('\n').matchAll(/(?<=[ ,])\/[\w{}*/-]*/g)].map(([path]) => path);
  expect(paths.length).toBeGreaterThan(60);
  const { data }: AnswerOf<'getIdentity'> = await (await request.get('/api/v1/setting/identity')).json();
  for (const path of [...paths, `/login${data.identity?.shortName.toLowerCase()}`]) {
    const answer = await request.get(examples[path] ?? path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      expect.stringContaining('html'),
    ]);
  }
});
