import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DEFAULT_LOOK } from '@university/shared/colours';
import { PICTURE_FORMATS, PICTURE_RULE } from '@university/shared/contract';
import { DAY, formatDayOrInstant, HOUR, istDay } from '@university/shared/time';
import { and, eq, sql } from 'drizzle-orm';
import { readFolder } from '../src/domains/documents/transfer/tables';
import { importTables } from '../src/domains/documents/transfer/import';
import { writeRanks } from '../src/domains/ranks/routes';
import { hashPassword } from '../src/domains/staff/passwords';
import { writeCalendarOffset } from '../src/platform/calendar-offset';
import { bulkInsert, type Database } from '../src/platform/database/database';
import {
  applicants,
  campuses,
  grievanceEntries,
  grievances,
  media,
  mediaFiles,
  noticeRevisions,
  notices,
  rankRanges,
  rounds,
  siteSettings,
  staff,
} from '../src/platform/database/schema';
import type { FileStorage } from '../src/platform/files';
import { stableId } from '../src/platform/secrets';
import type { Services } from '../src/platform/services';
import { inventPeople, PRESENT_CYCLE, tracks } from './applicants';
import { DEMO_START, datedFrom, demoFile, type Filled, readJson, readRows } from './data';
import { demoLogins } from './logins';
import { makePdf } from './pdf';
import { seededRandom } from './random';
import { loadSeats, type Round } from './seats';

type Loading = Pick<Services, 'db' | 'clock' | 'files' | 'pepper'>;

/** Loads the demonstration into an empty database and sets its calendar. @returns whether it was empty */
export async function seedDemo({ db, clock, files, pepper }: Loading, firstStart = DEMO_START): Promise<boolean> {
  for (const table of [campuses, staff, notices]) if ((await db.$count(table)) > 0) return false;
  await db.transaction(async (tx) => {
    await writeCalendarOffset(tx, firstStart.getTime() - clock().getTime());
    await loadPictures(tx, files, firstStart);
    await loadDocuments(tx, firstStart);
    await loadStaff(tx);
    await loadNotices(tx, files, firstStart);
    await loadGrievances(tx, firstStart);
    await loadResults(tx, files, pepper, firstStart);
  });
  return true;
}

/** By the usual import; its pictures exist already. */
async function loadDocuments(tx: Database, firstStart: Date): Promise<void> {
  await tx.delete(siteSettings);
  const found = await readFolder(demoFile('site'));
  const files = found.map(({ name, bytes }) => ({ name, bytes: Buffer.from(datedFrom(firstStart, `${bytes}`)) }));
  const { issues } = await importTables({ db: tx, clock: () => firstStart, calendar: () => firstStart }, files, {
    dryRun: false,
    actor: 'system',
  });
  const [first] = issues;
  if (first) throw new Error(`demo/site/${first.file}, line ${first.line}, ${first.column}: ${first.reason}`);
}

/** The largest WebP serves as the original. */
async function loadPictures(tx: Database, files: FileStorage, firstStart: Date): Promise<void> {
  const rows = readRows('pictures.csv').map(({ picture, ...row }) => {
    const id = stableId('media', picture ?? '');
    const bytesOf = (width: number | string | null | undefined, format: string) =>
      readFileSync(demoFile(`pictures/files/${picture}-${width}.${format}`));
    const original = bytesOf(row.width, 'webp');
    const shown = PICTURE_RULE.widths.flatMap((width) =>
      PICTURE_FORMATS.map((kind) => ({ kind, width, name: `${width}.${kind}`, bytes: bytesOf(width, kind) })),
    );
    const kept = [{ kind: 'original', width: row.width, name: 'original', bytes: original }, ...shown];
    const hash = createHash('sha256').update(original).digest('hex');
    return {
      picture: {
        ...{ id, ...row, hash, type: 'image/webp', size: original.length, widths: PICTURE_RULE.widths },
        // Later uploads are listed first.
        createdAt: new Date(firstStart.getTime() - DAY),
      },
      files: kept.map(({ name, bytes, ...file }) => ({
        row: { key: `media/${id}-${name}`, mediaId: id, ...file, size: bytes.length },
        bytes,
      })),
    };
  });
  const all = rows.flatMap((row) => row.files);
  await Promise.all(all.map(({ row, bytes }) => files.write(row.key, bytes)));
  await insert(
    tx,
    media,
    rows.map(({ picture }) => picture),
  );
  await insert(
    tx,
    mediaFiles,
    all.map(({ row }) => row),
  );
}

/** Cells are strings; the database converts them. */
const insert = (tx: Database, table: Parameters<typeof bulkInsert>[1], rows: readonly object[]) =>
  bulkInsert(tx, table, rows as never);

async function loadStaff(tx: Database): Promise<void> {
  const rows = demoLogins.staff.map(async ({ email, name, password, role, scopes = [] }) => ({
    ...{ id: stableId('staff', email), email, name, role, scopes },
    isIccMember: role === 'grievances',
    passwordHash: await hashPassword(password),
  }));
  await tx.insert(staff).values(await Promise.all(rows));
}

const IN_HINDI = { title: 'fileName', summary: 'summary', text: 'text', place: 'place' } as const;

async function loadNotices(tx: Database, files: FileStorage, firstStart: Date): Promise<void> {
  const rows = readRows('notices.csv', firstStart).map(
    async ({ key, orderNumberBefore, picture, follows, ...cells }) => {
      const of = cells as Filled;
      const columns = Object.entries(cells).filter(([name]) => !name.endsWith('.hi'));
      const row = {
        ...Object.fromEntries(columns),
        ...{ id: stableId('notice', key ?? ''), language: 'en', text: of.text ?? '', summary: of.summary ?? '' },
        createdAt: of.createdAt ?? of.publishAt,
        picture: picture ? stableId('media', picture) : null,
        follows: follows ? stableId('notice', follows) : null,
        version: orderNumberBefore ? 2 : 1,
        hi: Object.entries(IN_HINDI).flatMap(([column, at]) =>
          of[column] && of[`${column}.hi`] ? { at, of: of[column], text: of[`${column}.hi`] } : [],
        ),
      };
      const paper = of.text ? NO_PAPER : await writePaper(files, row.id, of);
      return { row: { ...row, ...paper }, of, orderNumberBefore };
    },
  );
  const all = await Promise.all(rows);
  await insert(
    tx,
    notices,
    all.map(({ row }) => row),
  );
  for (const { row, of, orderNumberBefore } of all) {
    if (!orderNumberBefore) continue;
    const [data] = await tx.select().from(notices).where(eq(notices.id, row.id));
    if (!data) continue;
    const { hi, ...written } = data;
    const paper = await writePaper(files, `${row.id}-1`, { ...of, orderNumber: orderNumberBefore });
    await tx.insert(noticeRevisions).values({
      ...{ noticeId: row.id, version: 1, fileKey: paper.fileKey, fileHash: paper.fileHash },
      data: { ...written, ...paper, version: 1, orderNumber: orderNumberBefore } as typeof data,
      at: new Date(firstStart.getTime() - HOUR),
      by: stableId('staff', 'notices@seu.example'),
      correction: 'The order number was wrong',
    });
  }
}

const NO_PAPER = { fileKey: null, fileHash: null, size: null, pages: null };

const papers = () =>
  (readRows('papers.csv') as Filled[]).flatMap(({ sections = '', ...paper }) =>
    sections.split(' ').map((section) => [section, paper] as const),
  );

const kinds = new Map(papers());
const [identity] = readJson<[Filled & { address: string[] }]>('site/identity.json');
const letterhead = {
  ...{ names: [identity['name.hi'] ?? '', identity.name ?? ''], address: identity.address.join(', ') },
  ...{ contact: [identity.siteUrl, identity.helpDesk, identity.phone].join('   '), seed: 'SEU', look: DEFAULT_LOOK },
};

async function writePaper(files: FileStorage, name: string, notice: Filled) {
  const { title = '', section = '', summary = '', orderNumber, endDate, endTime, vacancies, apply } = notice;
  const { heading = '', code, officer = '', post = '', body = '', copies } = kinds.get(section) ?? {};
  const date = new Date(notice.publishAt ?? 0);
  const serial = (Number.parseInt(stableId('notice', title).slice(0, 6), 16) % 900) + 100;
  const pdf = makePdf({
    ...{ letterhead, heading, title, date, signatory: { name: officer, post } },
    number: orderNumber ?? `${identity.shortName}/${code}/${istDay(date).slice(0, 4)}/${serial}`,
    paragraphs: [summary, ...body.split('\n')],
    facts: [
      ...(vacancies ? [['Posts', vacancies] as const] : []),
      ...(endDate ? [['Last date', formatDayOrInstant(endDate, endTime ?? undefined)] as const] : []),
      ...(apply ? [['Apply online', apply] as const] : []),
    ],
    copies: copies?.split('\n') ?? [],
  });
  const fileHash = createHash('sha256').update(pdf).digest('hex');
  const fileKey = `notices/${fileHash}.${name}.pdf`;
  await files.write(fileKey, pdf);
  return { fileKey, fileHash, size: pdf.length, pages: 1 };
}

interface Matter extends Record<string, unknown> {
  ticket: string;
  assignee?: string;
  entries?: { kind: string; text: string; at: string; author?: string }[];
}

const accountOf = (email: string | undefined) => (email ? stableId('staff', email) : null);

async function loadGrievances(tx: Database, firstStart: Date): Promise<void> {
  const matters = readJson<Matter[]>('grievances.json', firstStart).map(({ entries = [], assignee, ...matter }) => {
    const id = stableId('grievance', matter.ticket);
    const row = { ...EMPTY, ...matter, id, assigneeId: accountOf(assignee) };
    const thread = entries.map(({ author, ...entry }) => ({
      ...{ id: stableId(`grievance-${entry.kind}`, matter.ticket), grievanceId: id, ...entry },
      authorId: accountOf(author),
    }));
    return { row, thread };
  });
  await insert(
    tx,
    grievances,
    matters.map(({ row }) => row),
  );
  await insert(
    tx,
    grievanceEntries,
    matters.flatMap(({ thread }) => thread),
  );
}

const EMPTY = {
  ...{ confidential: false, settledAt: null, number: null },
  ...{ helpReason: null, helpTrack: null, helpTrackName: null, helpRound: null },
};

/** Applicants and the rounds of this year, and the ranks of both years. */
async function loadResults(tx: Database, files: FileStorage, pepper: string, firstStart: Date): Promise<void> {
  const before = readRows('ranks-2024-25.csv').map(({ program, campus, ...range }) => ({
    ...{ cycle: '2024-25', track: tracks.get(program ?? ''), ...range },
    programId: stableId('program', program ?? ''),
    campusId: stableId('campus', campus ?? ''),
  }));
  await insert(tx, rankRanges, before);
  const at = firstStart.toISOString();
  await tx.update(rounds).set({
    published: sql`${rounds.opensAt} <= ${at}`,
    // Those of open rounds are for staff to publish.
    ranksPublished: sql`${rounds.closesAt} <= ${at}`,
  });
  const people = inventPeople(pepper);
  await bulkInsert(
    tx,
    applicants,
    people.map(({ row }) => row),
  );
  const begun = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.cycle, PRESENT_CYCLE), eq(rounds.published, true)))
    .orderBy(rounds.track, rounds.round);
  const loading = { tx, files, firstStart, random: seededRandom(3) };
  for (const round of begun) {
    await loadSeats(loading, people, round as Round);
    if (round.ranksPublished) await writeRanks(tx, round, firstStart);
  }
}
