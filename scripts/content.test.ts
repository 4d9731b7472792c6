/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { DEMO_START, readJson, readRows } from '../api/demo/data';
import { demoCalendar, demoPages, scheduleOf } from '../api/demo/testing/files';
import admin from '../mfe-admin/src/routes';
import { spoken } from '../mfe-admissions/src/popup/spoken';
import admissions from '../mfe-admissions/src/routes';
import { comingOf } from '../mfe-admissions/src/timeline/coming';
import { blockOf } from '../mfe-public/src/calendars/blocks';
import remote from '../mfe-public/src/routes';
import search from '../mfe-search/src/routes';
import { type DocumentData, noticeSection } from '../shared/src/contract';
import { articleFrom, blocksOf, joined } from '../shared/src/prose/markdown';
import { fillPlaceholders } from '../shared/src/prose/placeholders';
import { istDay } from '../shared/src/time';
import { differences, letters, shareOfDevanagari, strayWords } from './hindi/rules.mjs';

describe('links of pages', () => {
  const routes = [remote, admissions, admin, search].flatMap((each) => [...each.routes]);
  const documents = remote.documents.map(({ path }) => path);

  /** A splat takes in what is unknown too, so it proves nothing. */
  const paths = [...routes.map(({ path }) => path), ...documents].filter((path) => !path.includes('*'));

  const KNOWN: Record<string, (value: string) => boolean> = {
    section: (value) => noticeSection.safeParse(value).success,
    zone: (value) => ['central', 'north', 'south', 'east', 'west'].includes(value),
  };

  function leadsSomewhere(link: string): boolean {
    const { pathname } = new URL(link, 'https://seu.example');
    return paths.some((path) => {
      const match = matchPath({ path, caseSensitive: true }, pathname);
      return match && Object.entries(match.params).every(([name, value = '']) => KNOWN[name]?.(value) ?? true);
    });
  }

  const calendar = demoCalendar();
  const written = demoPages();
  const pages = written.map(({ path, body }) => [path, joined(articleFrom(fillPlaceholders(body)).parts)] as const);

  it.each(pages)('every link of %s leads to a page of the site', (_, html) => {
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  it.each(pages)('every text of %s about a part of itself means one that is there', (_, html) => {
    const parts = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(parts.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
  });

  it.each(written)('what $path says in place of words and tables stands for something', ({ body }) => {
    const blocks = blocksOf(body);
    expect(blocks.filter((block) => !blockOf(calendar, block))).toEqual([]);
    const placeholders = [...body.matchAll(/\{\{.*?\}\}/g)].map(([placeholder]) => placeholder);
    expect(placeholders.filter((placeholder) => fillPlaceholders(placeholder) === '')).toEqual([]);
    expect(placeholders.filter((placeholder) => placeholder.startsWith('{{block '))).toHaveLength(blocks.length);
  });
});

describe('Hindi of pages', () => {
  const PAGES_FOLDER = join(__dirname, '../demo/site/pages');
  const PAGES = readdirSync(PAGES_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.hi)\.md$/.test(file),
  );
  const LEAST_DEVANAGARI = 0.8;
  const read = (file: string) => readFileSync(join(PAGES_FOLDER, file), 'utf8');
  const hindiOf = (file: string) => file.replace(/\.md$/, '.hi.md');

  it.each(PAGES)('%s is in Hindi, with the headings, rows, links and figures of the English page', (file) => {
    expect(existsSync(join(PAGES_FOLDER, hindiOf(file)))).toBe(true);
    const hindi = read(hindiOf(file));
    expect(differences(read(file), hindi)).toEqual([]);
    expect(strayWords(letters(hindi))).toEqual([]);
    expect(shareOfDevanagari(hindi)).toBeGreaterThan(LEAST_DEVANAGARI);
  });

  it('what a translation leaves out or adds is named', () => {
    const english = '## Fees\n\n- ₹ 500 by [mail](/contact), after class X\n- nothing else';
    expect(differences(english, '## शुल्क\n\n- कक्षा 10 के बाद [ई-मेल](/contact) से ₹ 500\n- और कुछ नहीं')).toEqual([]);
    expect(differences(english, '- कक्षा 10 के बाद ₹ 900')).toEqual([
      'headings missing: ##',
      'points of lists missing: point',
      'links missing: /contact',
      'figures missing: 500',
      'figures added: 900',
    ]);
  });

  it('a second name for one thing is found, and only as a whole word', () => {
    expect(strayWords('एडमिशन की फ़ीस').length).toBe(2);
    expect(strayWords('ई-मेल से प्रवेश')).toEqual([]);
  });
});

describe('the demonstration', () => {
  const [popup] = readJson<[DocumentData<'popup'>]>('site/popup.json');

  const SPECIFIED = DEMO_START;

  it('on its first day the popup is the specified one to the letter', () =>
    expect(spoken(popup, scheduleOf(SPECIFIED))).toEqual({
      title: 'Admission Notifications',
      points: [
        'UG Round 2 and B.Tech Round 2 results are live.',
        'Candidates who paid in Round 1 need not pay again even after upgradation.',
        'Document verification at campus is on 18th, 19th and 20th Aug 2025.',
        'A payment link was sent to the registered mobile number.',
      ],
      links: [
        { label: 'PG result', path: '/admission/result/pg' },
        { label: 'UG Round 2 result', path: '/admission/result/ug/round2' },
        { label: 'B.Tech Round 2 result', path: '/admission/result/btech/round2' },
      ],
    }));

  it('it is gone when the windows have closed', () => {
    expect(spoken(popup, scheduleOf(SPECIFIED, 3.9))).not.toBeNull();
    expect(spoken(popup, scheduleOf(SPECIFIED, 4))).toBeNull();
  });

  it.each([0, 2, 4, 5, 7, 8, 12, 36, 200])('%d days after the first start nothing past is to come', (later) => {
    const schedule = scheduleOf(SPECIFIED, later);
    const lines = comingOf(schedule).filter(({ isOver }) => !isOver);
    expect(lines.filter(({ at = schedule.on }) => istDay(at) < schedule.on)).toEqual([]);
    if (later > 7) expect(lines).toEqual([]);
    else expect(lines.length).toBeGreaterThan(0);
  });

  it('the demonstration knows of two admissions', () =>
    expect(readRows('site/cycle.csv').map(({ code }) => code)).toEqual(['2024-25', '2025-26']));
});
