import {
  type DocumentKind,
  type DocumentLink,
  DOCUMENTS,
  type DocumentStatus,
  innerOf,
  isSetting,
  isSpecifiedPage,
  isTakenForPages,
  isTakenForRedirects,
  type MenuEntry,
  pageOf,
  plainPath,
  SETTING_KINDS,
} from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { pages, redirects, revisions } from '../../platform/database/schema';
import { invalidAt, type Issue } from './rules';
import { findDocument, listStored, same, type Stored } from './queries';
import { z } from 'zod';
import { allUses, usesIn, usesInTexts } from './references';

type Addressed = Pick<Stored, 'kind' | 'id' | 'data'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Splits an address of this site into its path, normalised for comparison, and its query and hash. */
export function partsOf(address: unknown): { path: string; rest: string } {
  const whole = text(address);
  const [path = ''] = whole.split(/[?#]/, 1);
  return { path: plainPath(path), rest: whole.slice(path.length) };
}

export const pathOf = (address: unknown): string => partsOf(address).path;

function addressOf({ kind, data }: Pick<Stored, 'kind' | 'data'>): string {
  if (kind === 'page') return text(data.path);
  if (kind === 'campus') return `/campus/${text(data.slug)}`;
  return kind === 'zone' ? `/campus/zone/${text(data.code)}` : '';
}

/** Pages and published redirects by normalised path. */
interface UrlIndex {
  pages: ReadonlyMap<string, readonly { id: string; status: DocumentStatus }[]>;
  ways: ReadonlyMap<string, { id: string; to: string }>;
}

export async function loadUrlIndex(tx: Database): Promise<UrlIndex> {
  const rows = await tx.select({ id: pages.id, path: pages.path, status: pages.status }).from(pages);
  const leading = await tx
    .select({ id: redirects.id, from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(eq(redirects.status, 'published'));
  const at = new Map<string, { id: string; status: DocumentStatus }[]>();
  for (const { path, ...page } of rows) at.set(plainPath(path), [...(at.get(plainPath(path)) ?? []), page]);
  return {
    pages: at,
    ways: new Map(leading.map(({ from, ...way }) => [plainPath(from), way])),
  };
}

function issueOfPage(standing: UrlIndex, { id, data }: Addressed, before?: Addressed): Issue | undefined {
  if (before?.data.path === data.path) return undefined;
  if (before && isSpecifiedPage(text(before.data.path)))
    return { field: 'path', message: 'The site has this page in any case: it stays at its address. Change its text' };
  if (isTakenForPages(text(data.path)))
    return { field: 'path', message: 'The site has something else at this address. Choose another one' };
  if (!standing.pages.get(pathOf(data.path))?.some((page) => page.id !== id)) return undefined;
  return { field: 'path', message: 'Another page has this address. Capital and small letters are the same' };
}

function issueOfRedirect({ pages, ways }: UrlIndex, { id, data }: Addressed): Issue | undefined {
  const from = pathOf(data.from);
  if (isTakenForRedirects(text(data.from)))
    return { field: 'from', message: 'The site has something at this address. Choose another one' };
  if (pages.get(from)?.some(({ status }) => status === 'published'))
    return { field: 'from', message: 'A page is at this address. Move or archive it first' };
  const passed = new Set<string>();
  for (let at = pathOf(data.to); !passed.has(at); ) {
    if (at === from) return { field: 'to', message: 'This leads back to where it begins. Choose another address' };
    passed.add(at);
    const way = ways.get(at);
    if (way && way.id !== id) at = pathOf(way.to);
  }
  return undefined;
}

export function addressIssue(standing: UrlIndex, after: Addressed, before?: Addressed): Issue | undefined {
  if (after.kind === 'page') return issueOfPage(standing, after, before);
  return after.kind === 'redirect' ? issueOfRedirect(standing, after) : undefined;
}

export async function requireAddress(tx: Database, after: Addressed, before?: Addressed): Promise<void> {
  if (after.kind !== 'page' && after.kind !== 'redirect') return;
  const issue = addressIssue(await loadUrlIndex(tx), after, before);
  if (issue) throw invalidAt(issue);
}

/** @throws HttpError 409 for what every site has: it can only be archived or rewritten */
export function requireRemovable({ kind, data }: Addressed): void {
  if (isSetting(kind))
    throw new HttpError(
      409,
      'kept',
      'This is a part of every site: it cannot be deleted. Change it, or archive it instead.',
    );
  if (kind !== 'page' || !isSpecifiedPage(text(data.path))) return;
  throw new HttpError(
    409,
    'specified',
    'The site has this page in any case: it cannot be deleted. Archive it instead.',
  );
}

/** What changes along with a document: redirects, menus and footers. */
export interface LinkChanges {
  removed: Stored[];
  /** `before` is undefined for a new redirect. */
  written: { before: Stored | undefined; data: Record<string, unknown>; status: DocumentStatus }[];
}

/** The address at which readers last saw a document; undefined if it was never published. */
async function lastPublishedAddress(tx: Database, before: Stored): Promise<string | undefined> {
  const { id, kind, version, status } = before;
  if (status === 'published') return addressOf(before);
  const [last] = await tx
    .select({ data: revisions.data })
    .from(revisions)
    .where(and(eq(revisions.documentId, id), eq(revisions.status, 'published'), lt(revisions.version, version)))
    .orderBy(desc(revisions.version))
    .limit(1);
  return last && addressOf({ kind, data: last.data });
}

/**
 * Redirects after a publication: those away from the new address are removed, those to the old address lead to the new
 * one, and the old address itself becomes a redirect. Unpublished documents change nothing.
 */
export async function planRedirects(tx: Database, after: Stored, before?: Stored): Promise<LinkChanges> {
  const to = addressOf(after);
  const isMoved = before?.status !== 'published' || addressOf(before) !== to;
  if (to === '' || after.status !== 'published' || !isMoved) return { removed: [], written: [] };
  const { documents: all } = await listStored(tx, { kind: 'redirect' });
  const removed = all.filter(({ data }) => pathOf(data.from) === pathOf(to));
  const seen = before && (await lastPublishedAddress(tx, before));
  if (seen === undefined || seen === to) return { removed, written: [] };
  const old = pathOf(seen);
  const standing = (await loadUrlIndex(tx)).pages.get(old) ?? [];
  // Another page has taken the old address meanwhile.
  if (standing.some(({ id, status }) => id !== after.id && status === 'published')) return { removed, written: [] };
  const others = all.filter((each) => !removed.includes(each));
  const written: LinkChanges['written'] = others
    .filter(({ data }) => pathOf(data.to) === old && pathOf(data.from) !== old)
    .map((each) => ({
      before: each,
      data: { ...each.data, to: to + partsOf(each.data.to).rest },
      status: each.status,
    }));
  const left = others.find(({ data }) => pathOf(data.from) === old);
  // While the page was unpublished an editor may have redirected its address: that redirect stays.
  if (old !== pathOf(to) && (before?.status === 'published' || !left)) {
    const note = `Its page “${text(after.data.title ?? after.data.name)}” moved`;
    written.push({ before: left, data: { from: seen, to, note }, status: 'published' });
  }
  return { removed, written };
}

type Page = Pick<Stored, 'kind' | 'id' | 'data'>;

/** A row with only these fields is just a link. */
const OF_LINKS: readonly string[] = ['label', 'level', 'to', 'path', 'adds'];

const isLinkRow = (schema: z.ZodType) =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).every((field) => OF_LINKS.includes(field));

export async function linksTo(tx: Database, document: Page): Promise<DocumentLink[]> {
  const path = pageOf(document.kind, document.id, document.data);
  if (!path) return [];
  const pattern = `[("]${path.replace(/[^\w/-]/g, '\\$&')}[)"#? ]`;
  const inTexts = await usesInTexts(tx, (text) => sql`${text} ~* ${pattern}`);
  const redirected = await allUses(tx, [
    usesIn(tx, 'redirect', redirects, '').where(sql`'"' || ${redirects.to} || '"' ~* ${pattern}`),
  ]);
  const { written } = await planRemoval(tx, document);
  const mended = new Set(written.map(({ before }) => before?.id));
  return [
    ...inTexts
      .filter(({ _id }) => _id !== document.id)
      .map((use) => {
        const goes = mended.has(use._id);
        return { ...use, goes, ...(goes && { field: '' }) };
      }),
    ...redirected.map((use) => ({ ...use, goes: true })),
  ];
}

/**
 * When a page is deleted its menu rows, link rows and redirects are removed, or lead to `to` like the address itself.
 * @throws HttpError 400 if `to` is the page itself
 */
export async function planRemoval(tx: Database, { kind, id, data }: Page, to?: string): Promise<LinkChanges> {
  const path = plainPath(pageOf(kind, id, data) ?? '');
  if (!path) return { removed: [], written: [] };
  const isIt = (address: unknown) => typeof address === 'string' && partsOf(address).path === path;
  if (to && isIt(to)) throw invalid([{ path: 'to', message: 'This is the page that you delete. Choose another' }]);
  const written: LinkChanges['written'] = [];
  for (const setting of SETTING_KINDS) {
    const before = await findDocument(tx, setting, { isLocked: true });
    if (!before) continue;
    const mended = withoutLinks(setting, before.data, isIt, to);
    if (!same(mended, before.data) && DOCUMENTS[setting].data.safeParse(mended).success)
      written.push({ before, data: mended, status: before.status });
  }
  const { documents } = await listStored(tx, { kind: 'redirect' });
  const leading = documents.filter((each) => each.id !== id && isIt(each.data.to));
  if (to) {
    written.push(...leading.map((before) => ({ before, data: { ...before.data, to }, status: before.status })));
    if (kind !== 'redirect')
      written.push({ before: undefined, data: { from: path, to, note: null }, status: 'published' });
  }
  return { removed: to ? [] : leading, written };
}

function withoutLinks(
  kind: DocumentKind,
  data: Record<string, unknown>,
  isIt: (address: unknown) => boolean,
  to: string | undefined,
): Record<string, unknown> {
  const mend = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (isIt(value)) return to ?? (schema instanceof z.ZodNullable ? null : value);
    const inner = schema && innerOf(schema);
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      const element = inner.element as z.ZodType;
      const isGone = (row: unknown) => !to && isLinkRow(element) && Object.values(row as object).some(isIt);
      return value.filter((row) => !isGone(row)).map((row) => mend(element, row));
    }
    if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
    const shape = inner.shape as Record<string, z.ZodType>;
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, mend(shape[field], each)]));
  };
  const mended = mend(DOCUMENTS[kind].data, data) as Record<string, unknown>;
  return kind === 'menu' ? { ...mended, entries: withoutEmptyGroups(mended.entries as MenuEntry[]) } : mended;
}

/** Removes entries whose last child was removed. */
function withoutEmptyGroups(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const left = entries.filter(
    ({ to, adds, level }, index) => to || adds !== 'nothing' || (entries[index + 1]?.level ?? 0) > level,
  );
  return left.length === entries.length ? left : withoutEmptyGroups(left);
}
