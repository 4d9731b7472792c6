import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type AnswerOf,
  type DocumentData,
  DOCUMENTS,
  type DocumentKind,
  ENTRY_KINDS,
  feesOf,
  mediaUpload,
  PICTURE_RULE,
  scope,
  textsOf,
  type Translation,
} from '@university/shared/contract';
import { DAY, formatDate } from '@university/shared/time';
import { and, eq, isNotNull } from 'drizzle-orm';
import { strayWords } from '../../scripts/hindi/rules.mjs';
import { listStored, type Stored } from '../src/domains/documents/queries';
import { readPdf } from '../src/domains/letters/testing';
import { problemsOf } from '../src/domains/years/plan';
import { allotments, applicants, departments, mediaFiles, notices, rounds } from '../src/platform/database/schema';
import { inspectPdf } from '../src/platform/files/pdf/inspect';
import { signInApplicant } from '../src/testing/applicant';
import { must } from '../src/testing/must';
import { onDatabase, onEmbedded } from '../src/testing/world';
import { DEMO_START, datedFrom, demoFile, type Filled, readRows } from './data';
import { demoLogins } from './logins';
import { demoCalendar, demoPages } from './testing/files';

const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));

describe('the drawn pictures', () => {
  const FILES = demoFile('pictures/files');
  const PICTURES = readRows('pictures.csv') as Filled[];

  const LIMITS: Record<string, number> = { 320: 8_000, 640: 14_000, 1024: 22_000, 1600: 34_000 };
  const LIMIT = 4_000_000;

  test('each drawing has its texts and its files, and no file is without one', () => {
    const names = readdirSync(demoFile('pictures/drawings')).map((name) => path.parse(name).name);
    expect(PICTURES.map(({ picture }) => picture).sort()).toEqual(names.sort());
    const expected = names.flatMap((name) =>
      PICTURE_RULE.widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    );
    expect(readdirSync(FILES).sort()).toEqual(expected.sort());
  });

  test('say in both languages what they show, as the form for uploads asks for it', () => {
    for (const { picture, title, altEn, altHi } of PICTURES) {
      expect(mediaUpload.safeParse({ title, alt_en: altEn, alt_hi: altHi })).toMatchObject({ success: true });
      expect([picture, altHi]).toEqual([picture, expect.stringMatching(/^[\p{Script=Devanagari} ,;।-]+।$/u)]);
      expect([picture, altEn]).toEqual([picture, expect.stringMatching(/^[A-Z][ -~]+\.$/)]);
    }
  });

  test('are small', () => {
    const sizes = readdirSync(FILES).map((name) => ({ name, size: statSync(path.join(FILES, name)).size }));
    const isLarge = ({ name, size }: { name: string; size: number }) =>
      size > must(LIMITS[must(name.split(/[-.]/)[1])]);
    expect(sizes.filter(isLarge)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(LIMIT);
  });
});

test('its files are found by every program of the project, also by those beside its loader', () => {
  const [, started = ''] = process.argv;
  try {
    for (const script of ['api/demo/seed.ts', 'api/src/index.ts', 'shell/src/server/main.ts', 'bin/university.mjs']) {
      process.argv[1] = path.resolve(__dirname, '../..', script);
      expect(demoFile('site/program.csv')).toBe(path.resolve(__dirname, '../../demo/site/program.csv'));
    }
  } finally {
    process.argv[1] = started;
  }
});

describe('dates of another first day', () => {
  const later = (days: number) => new Date(DEMO_START.getTime() + days * DAY);

  test.each([
    ['2025-08-16', '2025-08-18'],
    ['2025-08-16T09:00', '2025-08-18T09:00'],
    ['2025-08-16T04:30:00.5Z', '2025-08-18T04:30:00.500Z'],
    ['2025-26, since 2014-07-01', '2025-26, since 2014-07-01'],
  ])('%s is %s two days later', (text, expected) => expect(datedFrom(later(2), text)).toBe(expected));

  test('its own day changes nothing', () => expect(datedFrom(DEMO_START, '2025-08-16T9:3')).toBe('2025-08-16T9:3'));
});

describe('pages', () => {
  const pages = demoPages();
  const rows = pages.map((page) => [page.path, page] as const);
  const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);

  test('all are there', () => expect(pages).toHaveLength(46));

  test.each(['path', 'title', 'description'] as const)('no two have the same %s', (field) => {
    const values = pages.map((page) => page[field]);
    expect(values).toEqual([...new Set(values)]);
  });

  test.each(rows)('%s says something, who keeps it and what it answers', (_, { body, owner, description }) => {
    expect(words(body).length).toBeGreaterThanOrEqual(body.includes('{{block') ? 100 : 300);
    expect(body).toMatch(/^(\| --- |- |1\. |\{\{block )/m);
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

  test.each(rows)('%s names nobody but by role, repeats no address, has no HTML, and leads where it may', (_, page) => {
    expect(page.body).not.toMatch(/\b(Dr|Prof|Shri|Smt|Mr|Ms)\. |@|Sector-9|\bSEU\b|<[a-z/]/i);
    const outside = linksOf(page.body).filter((link) => !/^(\/|#|tel:|\{\{(map|refundPolicy)\}\}$)/.test(link));
    const isOurs = (link: string) =>
      /^https:\/\/([\w.-]+\.example|www\.antiragging\.in|rtionline\.gov\.in)(\/|$)/.test(link);
    expect(outside.filter((link) => !isOurs(link))).toEqual([]);
  });

  const source = must(pages.find((page) => page.path === '/grievance-form/rti')).body;
  const CLAUSES = must(source.split('## What we publish on our own')[1])
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
    const age = DEMO_START.getTime() - Date.parse(`${reviewed} UTC`);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(365 * DAY);
  });
});

describe('the academic calendar', () => {
  const { terms, holidays } = demoCalendar();
  const closed = holidays.filter(({ isRestricted }) => !isRestricted).map(({ day }) => day);

  test.each([
    ['gazetted holidays', closed],
    ['restricted holidays', holidays.filter(({ isRestricted }) => isRestricted).map(({ day }) => day)],
    ['odd semester', terms.filter(({ term }) => term === 'Odd semester').map(({ from }) => from)],
    ['even semester', terms.filter(({ term }) => term === 'Even semester').map(({ from }) => from)],
  ])('%s are days of the academic year, in order', (_, days) => {
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual([...days].sort());
    expect(days.filter((day) => day < '2025-07-01' || day > '2026-07-31')).toEqual([]);
  });

  test('two dates are events; what lasts ends after it begins, and nothing begins on a holiday or a Sunday', () => {
    expect(terms.filter(({ isEvent }) => isEvent)).toHaveLength(2);
    for (const { name, from, to } of terms) {
      expect([name, (to || from) >= from]).toEqual([name, true]);
      if (/break/i.test(name)) continue;
      expect([name, new Date(from).getUTCDay()]).not.toEqual([name, 0]);
      expect([name, closed.includes(from)]).toEqual([name, false]);
    }
  });
});

describe('logins', () => {
  test('the README lists everybody', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const { email } of [...demoLogins.staff, ...demoLogins.applicants]) expect(readme).toContain(email);
  });
});

const REAL =
  /\b(?:DSEU|IIT|NIFT|AIIMS|JNU|IGNOU|Jamia|Amity|Adobe|AutoCAD|Photoshop|Microsoft|Excel|Google|Android|Windows|Apple|Cisco|Oracle|Tally|Koha|Siemens|Tata|Maruti|Bajaj|Amazon|Flipkart|WhatsApp|Zoom|ChatGPT|Tableau|SolidWorks|MATLAB|Arduino|Raspberry)\b/;

/** Texts that stay English: publications keep the titles under which they came out. */
const STAY = /^publications\./;

const LATIN = new Set(
  `A B C D E I II III IV V VI X ir hola
  B.A. B.Arch. B.Com. B.Des. B.E. B.F.A. B.Lib.I.Sc. B.Optom. B.Pharm. B.S. B.Sc. B.Tech B.Tech. BBA
  M.A. M.Arch. M.Des. M.F.A. M.Lib.I.Sc. M.Optom. M.Pharm. M.Sc. M.Tech. MBA MS Ph.D. UG PG JEE Main
  AI CSS HTML Java JavaScript Linux PLC Python SQL Unix Facebook Instagram LinkedIn
  ICC IQAC NCC NCT NRI OBC OCI PIO RTI SC SEU ST UGC`.split(/\s+/),
);

/**
 * Where a word of the glossary's "Not" names something else: areas and regions, square metres, groups of law and of
 * self-help, numbers that one is known by, what computers run and see, insurance and shares, a surname.
 */
const OTHER_MEANINGS = [
  ...['क्षेत्र', 'वर्ग मीटर', 'पिछड़ा वर्ग', 'कमज़ोर वर्ग', 'स्वयं सहायता', '(?:रोल|फ़ोन|मोबाइल|एनरोलमेंट) नंबर', 'प्रोग्राम'],
  ...['(?:कंप्यूटर|मशीन) विज़न', 'सर्च (?:इंजन|और)', 'डॉक्यूमेंट डेटाबेस', 'साइट मैप', 'रनिंग ट्रैक', 'पॉलिसी', 'शेयर'],
  ...['कॉन्टैक्ट लेंस', 'फ़्रंट ऑफ़िस', 'मेल खानी', 'परामर्श', '^लोन$', 'हुनर लेकर'],
];
const elsewhere = new RegExp(OTHER_MEANINGS.join('|'), 'gu');

const figures = (text: string) => new Set(text.replace(/(\d)\.(\d)/g, '$1:$2').match(/\d+(?:[:,]\d+)*/g));

onEmbedded('documents of the demonstration', (world) => {
  const all = new Map<DocumentKind, Stored[]>();
  const of = <K extends DocumentKind>(kind: K) =>
    (all.get(kind) ?? []).map(({ id, data }) => ({ id, ...(data as DocumentData<K>) }));
  const texts = () =>
    [...all].flatMap(([kind, documents]) =>
      documents.flatMap(({ key, data }) => {
        const hindi = new Map(((data.hi ?? []) as Translation[]).map((each) => [each.of, each.text]));
        return textsOf(DOCUMENTS[kind].data, data)
          .filter(({ at }) => 'hi' in data && !STAY.test(at))
          .map(({ at, text }) => ({ kind, key, at, text, hindi: hindi.get(text) ?? '' }));
      }),
    );

  beforeAll(async () => {
    for (const kind of [...ENTRY_KINDS, 'notice' as const])
      all.set(kind, (await listStored(world().api.db, { kind, limit: 100_000, page: 1 })).documents);
  });

  test('all are there', () => {
    const counts = Object.fromEntries([...all].map(([kind, documents]) => [kind, documents.length]));
    expect(counts).toMatchObject({
      ...{ zone: 5, campus: 21, school: 11, department: 52, person: 302, fee: 22, program: 50, track: 4, cycle: 2 },
      ...{ application: 8, round: 14, pin: 93, page: 46, redirect: 3, notice: 229, media: 46 },
    });
  });

  test('98 of 100 texts have their Hindi', () => {
    const missing = texts().filter(({ hindi }) => !hindi);
    expect(missing.length / texts().length).toBeLessThan(0.02);
    expect(new Set(missing.map(({ kind }) => kind)).size).toBeLessThan(2);
  });

  test('Hindi keeps figures', () => {
    const faults = texts().filter(({ kind, text, hindi, at }) => {
      if (!hindi) return false;
      // Pages are compared line by line elsewhere; names of places and people have none.
      if (kind === 'page' || at.startsWith('partners')) return false;
      return [...figures(text)].some((each) => !figures(hindi).has(each));
    });
    expect(faults).toEqual([]);
  });

  test('Hindi is in Devanagari, in the words of the glossary, with Latin digits and the signs of its style', () => {
    const hindi = texts()
      .filter(({ kind }) => kind !== 'page')
      // A name is no word of the language.
      .map((each) => (each.at === 'overview' ? each.hindi.replace(/^\S+ \S+ /, '') : each.hindi));
    const latin = hindi.flatMap((text) => text.replace(/\{\{?[^}]*\}\}?/g, '').match(/[A-Za-z][\w.+]*/g) ?? []);
    expect([...new Set(latin)].filter((word) => !LATIN.has(word))).toEqual([]);
    expect(hindi.flatMap((text) => strayWords(text.replace(elsewhere, '')))).toEqual([]);
    expect(hindi.filter((text) => /[०-९]| ।|[कखग]\u093C|[\u0958-\u095A]/u.test(text))).toEqual([]);
  });

  test('a page in Hindi has dates in Hindi', () => {
    const bodies = texts().filter(({ kind, at }) => kind === 'page' && at === 'body');
    expect(bodies.filter(({ hindi }) => /\d (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/.test(hindi))).toEqual(
      [],
    );
    expect(JSON.stringify(bodies)).toContain('{{helpDesk}}');
  });

  test('nothing names a real university, firm or product', () => {
    const named = texts().filter(({ kind, text }) => kind !== 'identity' && kind !== 'page' && REAL.test(text));
    expect(named).toEqual([]);
  });

  test('a head belongs to the department; every campus has a director of its own, and offices have addresses of theirs', () => {
    const people = new Map(of('person').map((person) => [person.id, person]));
    for (const { id, name, headId } of of('department')) {
      const head = people.get(headId ?? '');
      expect([name, head?.departmentId, head?.leftOn]).toEqual([name, id, null]);
    }
    const directors = of('campus').map(({ directorId }) => people.get(directorId ?? '')?.email);
    expect(directors).not.toContain(undefined);
    expect(new Set(directors).size).toBe(directors.length);
    const offices = [...of('campus'), ...of('department')];
    for (const field of ['email', 'phone'] as const)
      expect(new Set(offices.map((office) => office[field])).size).toBe(offices.length);
  });

  test('seats of a programme add up alike on every campus; its years have papers of their own and an award at the end', () => {
    for (const { code, campuses, years, careers, name, level } of of('program')) {
      const sums = campuses.map(({ seats }) => seats.reduce((sum, each) => sum + each.seats, 0));
      expect([code, new Set(sums).size <= 1]).toEqual([code, true]);
      const papers = (years ?? []).flatMap(({ courses }) => courses);
      expect([code, new Set(papers).size]).toEqual([code, papers.length]);
      for (const { courses } of years ?? [])
        expect([code, courses.length > 5, courses.length < 10]).toEqual([code, true, true]);
      if (years) expect(years.at(-1)?.exitAward).toBeTruthy();
      expect(careers.length).toBeGreaterThanOrEqual(5);
      expect([name, level === 'DIPLOMA']).toEqual([name, /^Diploma/.test(name)]);
    }
  });

  test('of each level one programme has no years yet: its card leads nowhere', () =>
    expect(
      of('program')
        .flatMap(({ code, level, years }) => (years?.length ? [] : [`${level} ${code}`]))
        .sort(),
    ).toEqual(['DIPLOMA DPR', 'PG MSQC', 'UG BSBP']));

  test('no two programmes share more than a few papers', () => {
    const papers = of('program').map(({ years }) => new Set(years?.flatMap(({ courses }) => courses)));
    for (const [index, own] of papers.entries()) {
      const shared = papers.map((others, other) =>
        other === index ? 0 : [...own].filter((paper) => others.has(paper)).length,
      );
      expect(Math.max(...shared)).toBeLessThanOrEqual(own.size / 3);
    }
  });

  test('what is due first, with and without the concession', () => {
    const fees = of('fee');
    expect(feesOf(fees, { track: 'ug', band: 'D' })).toEqual({
      ...{ tuition: 25_000, per: 'semester', semester: 30_750, year: 0, firstPayment: 34_550, registration: 1500 },
    });
    expect(feesOf(fees, { track: 'ug', band: 'D', category: 'SC' }).firstPayment).toBe(19_550);
    expect(feesOf(fees, { track: 'btech', band: 'A' }).registration).toBe(2000);
  });

  test('texts have their length, and no long sentence twice', () => {
    const sentences = (text: string) => text.split(/(?<=[.?!]["”]?)\s+/);
    const [campuses, units, programs] = [of('campus'), of('department'), of('program')];
    const lengths: [texts: (string | null)[], least: number, most: number][] = [
      [programs.map(({ about }) => about), 120, 1_000],
      [campuses.map(({ info }) => info), 80, 150],
      [campuses.map(({ directorMessage }) => directorMessage), 60, 100],
      [units.map(({ about }) => about), 50, 90],
    ];
    const misfits = lengths.map(([all, least, most]) =>
      all.filter((text) => text !== null && (words(text).length < least || words(text).length > most)),
    );
    expect(misfits).toEqual([[], [], [], []]);
    const long = [...programs, ...units, ...of('school')].map(({ about }) => about);
    const told = campuses.flatMap(({ info, directorMessage, gettingThere }) => [info, directorMessage, gettingThere]);
    const each = [...long, ...told].flatMap((text) => [...new Set(sentences(text ?? ''))]);
    const many = each.filter((sentence) => words(sentence).length >= 10);
    expect(many.filter((sentence, index) => many.indexOf(sentence) !== index)).toEqual([]);
  });

  test.each(['2024-25', '2025-26'])('nothing prevents a copy of the admission of %s', (cycle) => {
    const ofCycle = <T extends { cycle: string; code: string }>(documents: readonly T[]) =>
      documents.filter((each) => each.cycle === cycle).map((data) => ({ id: data.code, data }));
    const { beginsOn } = must(of('cycle').find(({ code }) => code === cycle));
    const tracks = of('track').map((track) => ({ ...track, status: 'published' }));
    const [applications, planned] = [ofCycle(of('application')), ofCycle(of('round'))];
    expect(planned.length).toBeGreaterThan(0);
    const problems = problemsOf({ beginsOn, tracks, applications, rounds: planned } as never);
    expect(problems.filter(({ blocks }) => blocks)).toEqual([]);
  });

  test('every one of the five achievements has a picture of its own', () => {
    const shown = must(of('home')[0]).achievements.map(({ pictureId }) => pictureId);
    expect(new Set(shown).size).toBe(5);
    expect(of('media').map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
  });

  test('a picture shows one subject: no two campuses share one, and programmes and departments that do belong together', () => {
    const subjects = new Map<string | null, Set<string | null>>();
    const add = (photoId: string | null, subject: string | null) =>
      photoId && subjects.set(photoId, (subjects.get(photoId) ?? new Set()).add(subject));
    for (const { photoId, gallery, id } of of('campus')) for (const each of [photoId, ...gallery]) add(each, id);
    for (const { photoId, id } of of('department')) add(photoId, id);
    for (const { photoId, departmentId } of of('program')) add(photoId, departmentId);
    const shared = [...subjects].filter(([, { size }]) => size > 1).map(([id]) => id);
    // Chips are made, and matter is made small, in the same kind of room.
    const cleanroom = must(of('media').find(({ title }) => title === 'A wafer in the clean room'));
    expect(shared).toEqual([cleanroom.id]);
  });

  test('papers have what a paper needs, on one page, and pass the check of uploads', async () => {
    const all = await world().api.db.select().from(notices).where(isNotNull(notices.fileKey));
    const papers = new Map(all.map((notice) => [notice.section, notice]));
    expect(papers.size).toBeGreaterThan(25);
    for (const { title, section, publishAt, fileKey } of papers.values()) {
      const bytes = readFileSync(path.join(world().dataDir, 'files', must(fileKey)));
      expect([section, inspectPdf(bytes)]).toEqual([section, { pages: 1, isTagged: true }]);
      const { text } = await readPdf(bytes);
      for (const words of ['No. SEU/', `Date: ${formatDate(must(publishAt))}`, `Subject: ${title}`])
        expect(text).toContain(words);
      expect(text).toMatch(/^Sd\/-\n(Dr\.|Prof\.|Shri|Smt\.) .+\n.+\nCopy to:$/m);
    }
  });

  test('every picture has all its files', async () => {
    const files = await world().api.db.select().from(mediaFiles);
    for (const { id } of of('media')) {
      const own = files.filter(({ mediaId }) => mediaId === id);
      expect(own).toHaveLength(1 + 2 * PICTURE_RULE.widths.length);
      for (const { key, size } of own)
        expect(readFileSync(path.join(world().dataDir, 'files', key))).toHaveLength(size);
    }
  });
});

onDatabase('results of the demonstration', (world) => {
  test('everybody decided within the window of the round', async () => {
    const decided = await world()
      .api.db.select({ at: allotments.decidedAt, opensAt: rounds.opensAt, closesAt: rounds.closesAt })
      .from(allotments)
      .innerJoin(
        rounds,
        and(eq(rounds.cycle, allotments.cycle), eq(rounds.track, allotments.track), eq(rounds.round, allotments.round)),
      )
      .where(isNotNull(allotments.decidedAt));
    expect(decided.length).toBeGreaterThan(100);
    const outside = decided.filter(
      ({ at, opensAt, closesAt }) => !at || !opensAt || !closesAt || at < opensAt || at >= closesAt,
    );
    expect(outside).toEqual([]);
  });

  test('invented applicants have the form numbers that tests and guides name', async () => {
    const numbers = (await world().api.db.select().from(applicants)).map(({ formNumber }) => formNumber);
    expect(numbers).toHaveLength(1_048);
    expect(numbers).toEqual(expect.arrayContaining(demoLogins.applicants.map(({ formNumber }) => formNumber)));
    expect(numbers).toEqual(expect.arrayContaining(['SEU25100101', 'SEU25100500', 'SEU25400220']));
  });

  const PUBLISHED = ['btech 1', 'btech 2', 'diploma 1', 'pg 1', 'ug 1', 'ug 2'];

  test('rounds that have begun publish how their seats were given out, scarce ones with conversions', async () => {
    const answer = await world().call({ url: '/admission/seats' });
    const { allotments: shown } = answer.json<AnswerOf<'listSeatAllotments'>>().data;
    expect(shown.map(({ track, round }) => `${track} ${round}`).sort()).toEqual(PUBLISHED);
    for (const { problems, conversions, counts } of shown) {
      expect(problems).toEqual([]);
      expect(conversions.length).toBeGreaterThan(5);
      expect(Math.min(counts.allotted, counts.notAllotted, counts.held)).toBeGreaterThan(3);
    }
    const first = shown.filter(({ round }) => round === 1).map(({ counts }) => counts);
    const shareOf = (share: number) => share / first.reduce((sum, { applicants }) => sum + applicants, 0);
    const preferred = await world().api.db.$count(
      allotments,
      and(eq(allotments.round, 1), eq(allotments.preference, 1)),
    );
    const unserved = first.reduce((sum, { notAllotted }) => sum + notAllotted, 0);
    expect([shareOf(preferred) > 0.4, shareOf(preferred) < 0.6]).toEqual([true, true]);
    expect([shareOf(unserved) > 0.05, shareOf(unserved) < 0.15]).toEqual([true, true]);
  });

  test('logins have what they promise, with the reasons', async () => {
    for (const [index, { email, ...login }] of demoLogins.applicants.entries()) {
      const start = must(email.split('@')[0]);
      const { allotment, cookies } = await signInApplicant(world(), start, `10.0.1.${index}`);
      const { outcome, preference, status, round, name } = login;
      const promised = { outcome, program_preference: preference, status, round, name };
      expect([start, allotment.record]).toEqual([start, expect.objectContaining(promised)]);
      const { reasons, proof } = (await world().call({ url: '/admission/seats/me', cookies })).json().data;
      const became = reasons.map((each: { became: string }) => each.became).indexOf('allotted');
      expect([start, became]).toEqual([start, (preference ?? 0) - 1]);
      expect([start, proof === null]).toEqual([start, outcome === 'held']);
    }
  });

  test('of this year ranks of closed rounds are public, beside those of last year', async () => {
    const Authorization = `Bearer ${await world().tokenOf('admissions')}`;
    const ranksOf = async (round: string) => {
      const answer = await world().call({ url: `/admission/round/${round}/ranks`, headers: { Authorization } });
      return answer.json<AnswerOf<'getRoundRanks'>>().data;
    };
    const [ug, btech, open] = [await ranksOf('ug/1'), await ranksOf('btech/1'), await ranksOf('ug/2')];
    expect([ug.published, btech.published, open.published]).toEqual([true, true, false]);
    expect(Math.min(ug.ranks.length, btech.ranks.length)).toBeGreaterThan(0);

    const answer = await world().call({ url: `/admission/rank/${ug.ranks[0]?.program_code}` });
    const { cycle, ranks } = answer.json<AnswerOf<'getProgramRanks'>>().data;
    const shown = ranks.filter(({ opening }) => opening !== null);
    expect(new Set(shown.map((group) => group.cycle === cycle))).toEqual(new Set([true, false]));
  });

  test('scopes of editors name what is there', async () => {
    const found = await world().api.db.select({ id: departments.id }).from(departments);
    const known = ['catalogue', ...found.map(({ id }) => `department:${id}`)];
    const scopes = demoLogins.staff.flatMap((login) => login.scopes ?? []);
    expect(scopes.length).toBeGreaterThan(1);
    for (const each of scopes) expect([scope.parse(each), known.includes(each)]).toEqual([each, true]);
  });
});
