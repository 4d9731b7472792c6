/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { DOCUMENTS, scope, type SettingKind } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { START } from '../../src/testing/start';
import { settingDocuments } from '../settings/seed';
import { pageDocuments } from './read';
import { must } from '../../src/testing/must';
import { idOf } from '../media';
import { PICTURES } from '../pictures/table';
import { calendarDocument } from '../settings/calendar';
import { sameWeekday, weekdayOf } from '../settings/calendar/year';
import { withDates } from '../dates';
import { departmentRows } from '../catalogue/units';
import { demoLogins } from '../logins';

describe('pages', () => {
  const documents = pageDocuments(START);
  const rows = documents.map((document) => [document.path, document] as const);

  const wordsOf = (body: string) => body.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));

  const settings: Readonly<Record<string, object | undefined>> = settingDocuments(START);

  /** Words of the settings that a text shows as tables. */
  const wordsOfBlocks = (body: string) =>
    [...body.matchAll(/\{\{block (\w+)/g)].flatMap(([, family = '']) =>
      wordsOf(JSON.stringify(settings[family] ?? '')),
    );

  /** What a text links to, and what it writes as a link by itself. */
  const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);

  test('all are there, and each fits its kind as it stands', () => {
    expect(documents).toHaveLength(46);
    for (const document of documents) expect(DOCUMENTS.page.data.parse(document)).toMatchObject(document);
  });

  test.each(['path', 'title', 'description'] as const)('no two have the same %s', (field) => {
    const values = documents.map((document) => document[field]);
    expect(values).toEqual([...new Set(values)]);
  });

  test.each(rows)('%s says something: 300 words, fewer where its blocks say the rest, and facts', (_, { body }) => {
    expect(wordsOf(body).length + wordsOfBlocks(body).length).toBeGreaterThanOrEqual(
      body.includes('{{block') ? 250 : 300,
    );
    expect(body).toMatch(/^(\| --- |- |1\. |\{\{block )/m);
  });

  test.each(rows)('%s says who keeps it and what it answers', (_, { owner, description }) => {
    expect(owner).toMatch(/^[A-Z]/);
    // Search engines cut what is longer.
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test.each(rows)('%s has headings in order, each once and without marks', (_, { body }) => {
    const headings = [...body.matchAll(/^(#+) (.*)/gm)];
    const levels = headings.map(([, marks = '']) => marks.length);
    expect(levels[0]).toBe(2);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1);
    expect(Math.max(...levels)).toBeLessThanOrEqual(3);
    const names = headings.map(([, , name = '']) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => /[*_`[\]]/.test(name))).toEqual([]);
  });

  test.each(rows)(
    '%s names nobody but by role, repeats no address of the university and has no HTML',
    (_, { body }) => {
      expect(body).not.toMatch(/\b(Dr|Prof|Shri|Smt|Mr|Ms)\. /);
      expect(body).not.toMatch(/@|Sector-9|\bSEU\b/);
      expect(body).not.toMatch(/<[a-z/]/i);
    },
  );

  test.each(rows)('%s leads out of the site only to addresses we may name', (_, { body }) => {
    const outside = linksOf(body).filter((link) => !/^(\/|#|tel:|\{\{(map|refundPolicy)\}\}$)/.test(link));
    expect(
      outside.filter(
        (link) => !/^https:\/\/([\w.-]+\.example|www\.antiragging\.in|rtionline\.gov\.in)(\/|$)/.test(link),
      ),
    ).toEqual([]);
  });
});

describe('what the university publishes on its own', () => {
  const source = must(pageDocuments(START).find(({ path }) => path === '/grievance-form/rti')).body;
  const [, register = ''] = source.split('## What we publish on our own');
  const CLAUSES = register
    .split('\n')
    .filter((line) => line.startsWith('| ('))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, clause = '', text = '']) => ({ clause, text }));

  test('there are the 17 clauses of section 4(1)(b), in order, each with its own words', () => {
    const numbers = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii'.split(' ');
    expect(CLAUSES.map(({ clause }) => clause.split(' ')[0])).toEqual(numbers.map((number) => `(${number})`));
    expect(new Set(CLAUSES.map(({ text }) => text)).size).toBe(17);
  });

  test.each(CLAUSES)('clause $clause says something, leads on and has the day of its review', ({ text }) => {
    expect(text.split(' ').length).toBeGreaterThan(15);
    expect(text).toMatch(/\]\((?:\/|#whom-to-ask)/);
    const [, reviewed] = must(/Last reviewed (\d+ \w{3} \d{4})\.$/.exec(text));
    const age = START.getTime() - Date.parse(`${reviewed} UTC`);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(365 * DAY);
  });
});

describe('settings', () => {
  const settings = settingDocuments(START);
  const documents = Object.entries(settings) as [SettingKind, object][];

  test.each(documents)('%s fits its schema as it stands', (kind, data) => {
    expect(DOCUMENTS[kind].data.parse(data)).toMatchObject(data);
  });

  test('every one of the five achievements has a picture of its own', () => {
    const shown = settings.home?.achievements.map(({ pictureId }) => pictureId) ?? [];
    expect(new Set(shown).size).toBe(5);
    expect(PICTURES.map(({ key }) => idOf(key))).toEqual(expect.arrayContaining(shown));
  });
});

describe('the academic calendar', () => {
  const isSorted = (days: readonly string[]) =>
    days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day);

  /** First starts in each academic year of which holidays are known, and in one of which they are not. */
  const STARTS = ['2025-08-09', '2026-01-15', '2026-11-25', '2027-06-30', '2027-07-01', '2028-12-01', '2033-02-01'];

  describe.each(STARTS)('first started on %s', (start) => {
    const calendar = calendarDocument(new Date(`${start}T05:00:00Z`));
    const { year, terms, holidays } = calendar;
    const began = Number(year.slice(0, 4));
    const closed = holidays.filter(({ isRestricted }) => !isRestricted).map(({ day }) => day);

    test('it fits its kind as it stands, has the day in its year, and two events', () => {
      expect(DOCUMENTS.calendar.data.parse(calendar)).toMatchObject(calendar);
      expect(start >= `${began}-07-01` && start <= `${began + 1}-06-30`).toBe(true);
      expect(terms.filter(({ isEvent }) => isEvent)).toHaveLength(2);
    });

    test.each([
      ['gazetted holidays', closed],
      ['restricted holidays', holidays.filter(({ isRestricted }) => isRestricted).map(({ day }) => day)],
      ['odd semester', terms.filter(({ term }) => term === 'Odd semester').map(({ from }) => from)],
      ['even semester', terms.filter(({ term }) => term === 'Even semester').map(({ from }) => from)],
    ])('%s are days of the academic year, in order', (_, days) => {
      expect(days.length).toBeGreaterThan(3);
      expect(isSorted(days)).toBe(true);
      expect(days.filter((day) => day < `${began}-07-01` || day > `${began + 1}-07-31`)).toEqual([]);
    });

    test('what lasts ends after it begins, and nothing begins on a holiday or a Sunday', () => {
      for (const { name, from, to } of terms) {
        expect([name, (to ?? from) >= from]).toEqual([name, true]);
        if (/break/i.test(name)) continue;
        expect([name, weekdayOf(from)]).not.toEqual([name, 0]);
        expect([name, closed.includes(from)]).toEqual([name, false]);
      }
    });
  });

  test('the year 2025-26 is the one that the dates were written for', () => {
    const { terms, holidays } = calendarDocument(new Date('2025-08-09T05:00:00Z'));
    const days = Object.fromEntries([
      ...terms.map(({ name, from }) => [name, from]),
      ...holidays.map(({ name, day }) => [name, day]),
    ]);
    expect(days).toMatchObject({
      ...{ 'Orientation of new students': '2025-08-25', 'Autumn break': '2025-10-20', 'Republic Day': '2026-01-26' },
      ...{ 'Annual convocation': '2026-02-20', 'Good Friday': '2026-04-03', 'End-semester examinations': '2026-05-11' },
    });
    expect(holidays.filter(({ isRestricted }) => !isRestricted)).toHaveLength(18);
    expect(holidays.filter(({ isRestricted }) => isRestricted)).toHaveLength(13);
    expect(holidays.filter(({ moves }) => moves)).toHaveLength(5);
  });

  test('the autumn break is the week of Diwali', () => {
    const { terms, holidays } = calendarDocument(new Date('2026-11-25T05:00:00Z'));
    expect(holidays.find(({ name }) => name.startsWith('Diwali'))?.day).toBe('2026-11-08');
    expect(terms.find(({ name }) => name === 'Autumn break')).toMatchObject({ from: '2026-11-09', to: '2026-11-13' });
  });

  test('in a year of which no almanac is known the holidays of fixed date remain', () => {
    const { holidays } = calendarDocument(new Date('2033-02-01T05:00:00Z'));
    expect(holidays.filter(({ isRestricted }) => !isRestricted).map(({ day }) => day)).toEqual([
      '2032-08-15',
      '2032-10-02',
      '2032-12-25',
      '2033-01-26',
    ]);
  });

  test('a day of another year has the same weekday, at most three days off', () => {
    expect(sameWeekday('2025-08-04', 1)).toBe('2026-08-03');
    expect(sameWeekday('2025-08-04', 6)).toBe('2031-08-04');
  });
});

describe('dates in texts', () => {
  const filled = (text: string, firstStart = '2026-11-25T05:00:00Z') => withDates(text, new Date(firstStart));

  test.each([
    ['{{day -30}}', '26 Oct 2026'],
    ['{{day +12}}, {{day 0}}', '7 Dec 2026, 25 Nov 2026'],
    ['{{studyYear}}: {{oddYear}} and {{evenYear}}', '2026-27: 2026 and 2027'],
    ['{{admissionYear}} after {{lastAdmissionYear}}', '2026-27 after 2025-26'],
    [
      '{{year}} {{helpDesk}} {{block rounds}} {{mail registrar}}',
      '{{year}} {{helpDesk}} {{block rounds}} {{mail registrar}}',
    ],
  ])('%s stands for %s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  test('between April and June the admission is for the year that is to come', () => {
    expect(filled('{{studyYear}} {{admissionYear}}', '2027-05-10T05:00:00Z')).toBe('2026-27 2027-28');
  });

  test('the rounds of last year are a table, all of them over', () => {
    const rows = filled('{{lastRounds}}').split('\n').slice(2);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toBe(
      '| Diploma 1 | 26 Nov 2025 | 26 Nov 2025 to 1 Dec 2025 | 2 Dec 2025 to 4 Dec 2025 | 5 Dec 2025 to 7 Dec 2025 |',
    );
  });
});

describe('logins', () => {
  test('an editor has scopes, and they name what is there', () => {
    const editors = demoLogins.staff.filter(({ role }) => role === 'editor');
    const known = new Set(['catalogue', ...departmentRows.map(({ id }) => `department:${id}`)]);
    expect(editors.length).toBeGreaterThan(0);
    for (const { scopes = [] } of editors) {
      expect(scopes.length).toBeGreaterThan(0);
      for (const each of scopes) {
        expect(scope.parse(each)).toBe(each);
        expect(known).toContain(each);
      }
    }
  });

  test('the README lists everybody', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const { email } of [...demoLogins.staff, ...demoLogins.applicants]) expect(readme).toContain(email);
  });
});
