import { createHash } from 'node:crypto';
import { NOTICE_SECTIONS, type NoticeSection } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { bulkInsert } from '../src/platform/database/bulk-insert';
import type { Database } from '../src/platform/database/database';
import { notices } from '../src/platform/database/schema';
import { stableId } from '../src/platform/ids';
import { DAY, HOUR, istDay } from '@university/shared/time';
import type { FileStorage } from '../src/platform/files';
import { campusRows, departmentNames, programRows } from './catalogue';
import { corrigendumOf, correct, noticeIdOf, textRows } from './notice-stories';
import { NOTICE_TEXTS } from './notice-texts';
import { makePdf } from './pdf';
import { seededRandom, type Random } from './random';

type Row = typeof notices.$inferInsert;
type SeededRow = Row & { publishAt: Date };
type Group = (typeof NOTICE_SECTIONS)[number]['group'];

/** The newest notices are hours old, the oldest 14 months. */
const OLDEST = 14 * 30;

/** The same of sections that home shows for a time only, so that it has something to show. Days. */
const OLDEST_OF: Partial<Record<NoticeSection, number>> = { announcements: 100, 'student-events': 100 };

/** How many notices a section of each group gets, as far as its texts reach. */
const PER_SECTION: Record<Group, number> = {
  'Home page': 8,
  'Information bulletin': 7,
  Administration: 8,
  'Work with us': 6,
  Academics: 6,
  Examination: 7,
  'Statutory bodies': 4,
};

/** Sections that hold more, so that their lists run over several pages. */
const MORE: Partial<Record<NoticeSection, number>> = {
  tenders: 30,
  circulars: 14,
  'academic-positions': 12,
  'non-academic-positions': 9,
  'short-term-positions': 9,
};

/** Sections whose notices have a last date, days after publication. */
const LAST_DATE: Partial<Record<NoticeSection, number>> = {
  tenders: 21,
  'academic-positions': 30,
  'non-academic-positions': 30,
  'short-term-positions': 15,
};

/** Days for which what is closed is still shown, so that late readers learn that it has closed. */
const SHOWN_AFTER_LAST_DATE = 10;

const HAS_ORDER_NUMBER: readonly NoticeSection[] = ['office-orders', 'circulars', 'tenders', 'recruitment-rules'];

/** Sections in which one notice is still to come, to show that nothing appears before its time. */
const HAS_FUTURE: readonly NoticeSection[] = ['announcements', 'exam-datesheet', 'tenders'];

/** One source for each placeholder; every value is used once in a section before any comes twice. */
const WORDS: Record<string, string[]> = {
  campus: campusRows.map((campus) => campus.name),
  department: departmentNames,
  programme: programRows.map((program) => program.name),
  number: Array.from({ length: 8 }, (_, index) => String(24 - index)),
};

interface Draft {
  title: string;
  detail: string;
}

/** Entries in order, then those with a placeholder again with other words, until there are enough. */
function drafts(random: Random, section: keyof typeof NOTICE_TEXTS, count: number): Draft[] {
  const { entries } = NOTICE_TEXTS[section];
  const words = Object.fromEntries(
    Object.entries(WORDS).map(([name, values]) => [
      name,
      name === 'number' ? [...values] : random.sample(values, values.length),
    ]),
  );
  const repeatable = entries.filter((entry) => entry.includes('{'));
  const order = [...entries];
  while (order.length < count && repeatable.length > 0) order.push(...repeatable);
  return order.slice(0, count).map((entry) => {
    const [title = '', detail = ''] = entry
      .replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.shift() ?? '')
      .split(' :: ');
    return { title, detail };
  });
}

/** Days since publication. Where there is a last date, half of the notices are open or have closed lately. */
function ageOf(section: NoticeSection, position: number, count: number): number {
  const openFor = LAST_DATE[section];
  const half = count / 2;
  if (openFor === undefined) return (position / count) * (OLDEST_OF[section] ?? OLDEST);
  const shownFor = openFor + SHOWN_AFTER_LAST_DATE - 2;
  return position < half ? (position / half) * shownFor : shownFor + ((position - half) / half) * (OLDEST - shownFor);
}

function toRow(
  random: Random,
  section: keyof typeof NOTICE_TEXTS,
  { title, detail }: Draft,
  index: number,
  firstStart: Date,
  count: number,
) {
  const isFuture = index === 0 && HAS_FUTURE.includes(section);
  const age = ageOf(section, index + random.next() * 0.8, count) * DAY;
  const publishAt = new Date(firstStart.getTime() + (isFuture ? random.between(3, 12) * DAY : -age - 3 * HOUR));
  const after = (days: number) => istDay(new Date(publishAt.getTime() + days * DAY));
  const openFor = LAST_DATE[section];
  const isPosition = openFor !== undefined && section !== 'tenders';
  const year = publishAt.getUTCFullYear();
  return {
    id: stableId('notice', `${section}:${index}`),
    title,
    section,
    language: 'en',
    summary: `${detail} ${NOTICE_TEXTS[section].closing}`,
    // Bodies and rules stay in force; of everything else the old is archived.
    archive: age > 300 * DAY && !/members|minutes|rules|regulations|report|forms/.test(section),
    autoArchive: openFor !== undefined,
    validUntil: openFor ? after(openFor + SHOWN_AFTER_LAST_DATE) : null,
    publishAt,
    createdAt: isFuture ? firstStart : publishAt,
    endDate: openFor ? after(openFor) : null,
    apply: isPosition ? 'https://recruitment.seu.example/apply' : null,
    vacancies: isPosition ? random.between(1, 14) : null,
    orderNumber: HAS_ORDER_NUMBER.includes(section)
      ? `SEU/${section.slice(0, 3).toUpperCase()}/${year}/${random.between(100, 999)}`
      : null,
    orderDate: HAS_ORDER_NUMBER.includes(section) ? istDay(publishAt) : null,
  } satisfies Omit<Row, 'fileKey' | 'fileHash' | 'size' | 'pages'>;
}

/** Inserts about 230 notices over all sections, nearly each with a PDF of one page in the file storage. */
export async function seedNotices(db: Database, files: FileStorage, firstStart: Date): Promise<void> {
  const random = seededRandom(3);
  const rows: SeededRow[] = [];
  for (const { id: section, group, label } of NOTICE_SECTIONS) {
    if (section === 'alert') continue;
    const texts = drafts(random, section, MORE[section] ?? PER_SECTION[group]);
    const drawn = texts.map((draft, index) => toRow(random, section, draft, index, firstStart, texts.length));
    rows.push(...(await Promise.all(drawn.map((row) => withPdf(files, row, label)))));
  }
  await bulkInsert(db, notices, rows);
  await db.insert(notices).values(textRows(firstStart));
  await seedCorrigendum(db, files, rows, firstStart);
  await seedCorrection(db, files, rows, firstStart);
}

/** The row with its PDF, where there is one of this place. */
const rowAt = (rows: readonly SeededRow[], section: NoticeSection, index: number) =>
  rows.find(({ id }) => id === noticeIdOf(section, index));

/** A tender that is open longer than was said first. */
async function seedCorrigendum(db: Database, files: FileStorage, rows: readonly SeededRow[], firstStart: Date) {
  const tender = rowAt(rows, 'tenders', 3);
  if (!tender) return;
  const { apply, orderNumber, orderDate, section, language, archive, autoArchive } = tender;
  const row = { apply, orderNumber, orderDate, section, language, archive, autoArchive };
  const written = { ...row, ...corrigendumOf(tender, firstStart) };
  await db.insert(notices).values(await withPdf(files, written, 'Tenders'));
}

/** A circular whose paper was replaced: the one that was wrong is kept. */
async function seedCorrection(db: Database, files: FileStorage, rows: readonly SeededRow[], firstStart: Date) {
  const row = rowAt(rows, 'circulars', 2);
  if (!row) return;
  const orderNumber = `${row.orderNumber}/A`;
  const wrong = await withPdf(files, { ...row, id: `${row.id}-1`, orderNumber }, 'Circulars');
  await db.update(notices).set({ version: 2 }).where(eq(notices.id, row.id));
  const { fileKey, fileHash, size, pages } = wrong;
  await correct(db, row, { orderNumber, fileKey, fileHash, size, pages }, new Date(firstStart.getTime() - HOUR));
}

async function withPdf<R extends Pick<Row, 'id' | 'title' | 'summary'> & { publishAt: Date }>(
  files: FileStorage,
  row: R,
  heading: string,
) {
  const pdf = await makePdf({ title: row.title, heading, paragraph: row.summary, date: row.publishAt });
  const fileHash = createHash('sha256').update(pdf).digest('hex');
  const fileKey = `notices/${fileHash}.${row.id}.pdf`;
  await files.write(fileKey, pdf);
  return { ...row, fileKey, fileHash, size: pdf.length, pages: 1 };
}
