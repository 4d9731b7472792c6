import {
  type DocumentKind,
  type DocumentLink,
  DOCUMENTS,
  type MenuEntry,
  pageOf,
  plainPath,
  SETTING_KINDS,
  innerOf,
} from '@university/shared/contract';
import { invalid } from '@university/web';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database';
import { redirects } from '../../platform/database/schema';
import { type Leads, partsOf } from './addresses';
import { findDocument, listStored, same, type Stored } from './queries';
import { allUses, usesIn, usesInTexts } from './references';

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
  const { kept } = await planRemoval(tx, document);
  const mended = new Set(kept.map(({ before }) => before?.id));
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
export async function planRemoval(tx: Database, { kind, id, data }: Page, to?: string): Promise<Leads> {
  const path = plainPath(pageOf(kind, id, data) ?? '');
  if (!path) return { gone: [], kept: [] };
  const isIt = (address: unknown) => typeof address === 'string' && partsOf(address).path === path;
  if (to && isIt(to)) throw invalid([{ path: 'to', message: 'This is the page that you delete. Choose another' }]);
  const kept: Leads['kept'] = [];
  for (const setting of SETTING_KINDS) {
    const before = await findDocument(tx, setting, { isLocked: true });
    if (!before) continue;
    const mended = withoutLinks(setting, before.data, isIt, to);
    if (!same(mended, before.data) && DOCUMENTS[setting].data.safeParse(mended).success)
      kept.push({ before, data: mended, status: before.status });
  }
  const { documents } = await listStored(tx, { kind: 'redirect' });
  const leading = documents.filter((each) => each.id !== id && isIt(each.data.to));
  if (to) {
    kept.push(...leading.map((before) => ({ before, data: { ...before.data, to }, status: before.status })));
    if (kind !== 'redirect')
      kept.push({ before: undefined, data: { from: path, to, note: null }, status: 'published' });
  }
  return { gone: to ? [] : leading, kept };
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
  return kind === 'menu' ? { ...mended, entries: holding(mended.entries as MenuEntry[]) } : mended;
}

/** Removes entries whose last child was removed. */
function holding(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const left = entries.filter(
    ({ to, adds, level }, index) => to || adds !== 'nothing' || (entries[index + 1]?.level ?? 0) > level,
  );
  return left.length === entries.length ? left : holding(left);
}
