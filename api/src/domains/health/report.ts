import { type LinkFault, DOCUMENT_KINDS, DOCUMENTS, MOST_FINDINGS, type SiteHealth } from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { type LinkPlace, readContents, type Subject } from './contents';
import { internalPathChecker, pathInside, FAILURES_BEFORE_REPORT, type OutsideLink, readOutsideLinks } from './links';
import { and, desc, eq, ne, sql, asc, inArray, lte } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { media, mediaFiles, notices, pages } from '../../platform/database/schema';
import { toPicture } from '../media/queries';
import { addDays, istDay } from '@university/shared/time';
import { type Editor, mayEdit, readEditor } from '../documents/editors';
import { toNotice } from '../notices/state';
import { isThere } from '../settings/routes';
import { countUnexamined, untaggedPapers } from './papers';
import { mostAsked, readPerDay, addVisits } from './visits';
import { action, type Route } from '../../platform/http/route';

/** Undefined also before the first look. */
function faultOf({ state, failures }: OutsideLink): LinkFault | undefined {
  if (state === 'there' || (state === 'unreachable' && failures < FAILURES_BEFORE_REPORT)) return undefined;
  return state;
}

/** Bytes: ten seconds at 400 kbit/s. */
const HEAVY = 500_000;

/** Including today. */
const SHOWN_DAYS = 30;

const MOST_READ = 20;

/** Some have been mended since. */
const MOST_ASKED = 1_000;

const MOST_PLACES = 5;

const toPlace = <P extends LinkPlace>({ id, kind, name }: P) => ({ _id: id, kind: kind as P['kind'], name });

const listOf = <T>(rows: readonly T[]) => ({ total: rows.length, rows: rows.slice(0, MOST_FINDINGS) });

/** By their largest rendition. */
async function heavyPictures(db: Database) {
  const largest = db
    .select({ id: mediaFiles.mediaId, size: sql<number>`max(${mediaFiles.size})`.mapWith(Number).as('largest_size') })
    .from(mediaFiles)
    .where(ne(mediaFiles.kind, 'original'))
    .groupBy(mediaFiles.mediaId)
    .as('largest');
  const rows = await db
    .select({ picture: media, size: largest.size })
    .from(media)
    .innerJoin(largest, eq(largest.id, media.id))
    .where(and(eq(media.status, 'published'), sql`${largest.size} > ${HEAVY}`))
    .orderBy(desc(largest.size), media.id);
  return listOf(
    rows.map(({ picture, size }) => ({ _id: picture.id, title: picture.title, size, picture: toPicture(picture) })),
  );
}

async function dueReviews({ db }: Services, on: string) {
  const rows = await db
    .select({ _id: pages.id, path: pages.path, title: pages.title, owner: pages.owner, reviewOn: pages.reviewOn })
    .from(pages)
    .where(and(eq(pages.status, 'published'), lte(pages.reviewOn, on)))
    .orderBy(asc(pages.reviewOn), asc(pages.path));
  return listOf(rows.map((row) => ({ ...row, reviewOn: row.reviewOn ?? on })));
}

/** Broken links, and the number of external ones not checked yet. */
async function linksOf(services: Services, isOwn: (place: LinkPlace) => boolean) {
  const [{ links }, isInside, looks] = await Promise.all([
    readContents(services),
    internalPathChecker(services),
    readOutsideLinks(services.db),
  ]);
  const outside = [...links.keys()].filter((address) => pathInside(address, services.publicUrl) === undefined);
  const faultAt = (address: string): LinkFault | undefined => {
    const path = pathInside(address, services.publicUrl);
    if (path !== undefined) return isInside(path) ? undefined : 'no-page';
    const look = looks.get(address);
    return look && faultOf(look);
  };
  const own = [...links].flatMap(([address, places]) => {
    const mine = places.filter(isOwn).slice(0, MOST_PLACES);
    const fault = mine.length > 0 ? faultAt(address) : undefined;
    const since = looks.get(address)?.since?.toISOString() ?? null;
    return fault ? [{ address, fault, since, places: mine.map(toPlace) }] : [];
  });
  return { links: listOf(own), linksWaiting: outside.filter((address) => !looks.has(address)).length };
}

async function unfitOf(services: Services, isOwn: (subject: Subject) => boolean) {
  const { unfit } = await readContents(services);
  return listOf(unfit.flatMap(({ subject, problem }) => (isOwn(subject) ? [{ ...toPlace(subject), problem }] : [])));
}

async function hindiOf(services: Services, isOwn: (place: LinkPlace) => boolean): Promise<SiteHealth['hindi']> {
  const { hindi } = await readContents(services);
  const own = hindi.filter(({ place }) => isOwn(place));
  // Outdated ones first.
  const rows = own
    .map(({ place, gap }) => ({ ...toPlace(place), ...gap }))
    .sort((one, other) => other.outdated - one.outdated);
  const kinds = DOCUMENT_KINDS.map((kind) => ({
    kind,
    name: DOCUMENTS[kind].many,
    total: rows.filter((row) => row.kind === kind).length,
  }));
  return { ...listOf(rows), kinds: kinds.filter(({ total }) => total > 0) };
}

async function askedInVain(services: Services, since: string) {
  const [{ rows }, isFound] = await Promise.all([
    mostAsked(services.db, 'not-found', since, MOST_ASKED),
    isThere(services),
  ]);
  return listOf(rows.filter(({ key }) => !isFound(key)));
}

async function papersOf({ db, calendar }: Services) {
  const at = calendar();
  const { total, notices: found } = await untaggedPapers(db, at, MOST_FINDINGS);
  const rows = found.map((row) => ({ _id: row.id, title: row.title, fileLink: toNotice(row, at).fileLink }));
  return { papers: { total, rows }, papersWaiting: await countUnexamined(db) };
}

async function readingOf({ db }: Services, since: string, on: string): Promise<SiteHealth['read']> {
  const [ofPages, ofPapers, days] = await Promise.all([
    mostAsked(db, 'page', since, MOST_READ),
    mostAsked(db, 'paper', since, MOST_READ),
    readPerDay(db, since, on),
  ]);
  const named = async ({ rows }: typeof ofPages, key: PgColumn, title: PgColumn) => {
    const wanted = rows.map((row) => row.key);
    const found = await db
      .select({ key: sql<string>`${key}`, name: sql<string>`${title}` })
      .from(key.table)
      .where(inArray(key, wanted));
    const names = new Map(found.map(({ key, name }) => [key, name]));
    return rows.map(({ key, count }) => ({ key, count, name: names.get(key) ?? '' }));
  };
  return {
    pages: await named(ofPages, pages.path, pages.title),
    // Deleted meanwhile.
    papers: (await named(ofPapers, notices.id, notices.title)).filter(({ name }) => name !== ''),
    days,
  };
}

async function reportFor(services: Services, editor: Editor, isAdmin: boolean): Promise<SiteHealth> {
  const { db, calendar } = services;
  const on = istDay(calendar());
  const since = addDays(on, 1 - SHOWN_DAYS);
  // Editors may not change notices.
  const isOwn = (place: LinkPlace) => (place.kind === 'notice' ? isAdmin : mayEdit(editor, place));
  const forWhole = async <T>(make: () => Promise<T>): Promise<T | null> => (editor.isWhole ? make() : null);
  return {
    on,
    since,
    reviews: await forWhole(() => dueReviews(services, on)),
    ...(await linksOf(services, isOwn)),
    searches: await forWhole(() => mostAsked(db, 'search', since, MOST_FINDINGS)),
    notFound: await forWhole(() => askedInVain(services, since)),
    pictures: await forWhole(() => heavyPictures(db)),
    ...(isAdmin ? await papersOf(services) : { papers: null, papersWaiting: null }),
    unfit: await unfitOf(services, isOwn),
    hindi: await hindiOf(services, isOwn),
    read: await readingOf(services, since, on),
  };
}

export function healthRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  return [
    action('readSiteHealth', async (_input, { caller }) => ({
      data: await reportFor(services, await readEditor(db, caller, calendar()), caller.role === 'admin'),
    })),
    action('addVisits', async ({ body }) => {
      await addVisits(services, body.visits);
      return { data: {} };
    }),
  ];
}
