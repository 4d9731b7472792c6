import {
  type AdmissionCodes,
  type DocumentKind,
  isCategory,
  isSpecifiedPage,
  needsText,
  PLACEHOLDERS,
  POPUP_PLACEHOLDERS,
} from '@university/shared/contract';
import { invalid } from '@university/web';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { fees, siteSettings } from '../../platform/database/schema';
import { loadUrlIndex, pathOf } from './addresses';
import type { Stored } from './queries';

type Check = (text: string) => string | undefined;

const listed = (names: Iterable<string>) => [...names].sort().join(', ');

async function readBands(tx: Database): Promise<Check> {
  const rows = await tx.selectDistinct({ band: fees.band }).from(fees).where(isNotNull(fees.band));
  const known = new Set(rows.map(({ band }) => String(band)));
  if (known.size === 0) return () => undefined;
  return (band) => (known.has(band) ? undefined : `No fee has this band. The table of fees has: ${listed(known)}`);
}

async function readCategories(tx: Database): Promise<Check> {
  const [row] = await tx
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(and(eq(siteSettings.id, 'admission'), eq(siteSettings.status, 'published')));
  const codes = (row?.data ?? null) as AdmissionCodes | null;
  const known = listed((codes?.categories ?? []).map(({ code }) => code));
  const regions = listed((codes?.regions ?? []).map(({ code }) => `${code}_`));
  return (category) => {
    if (isCategory(category, codes)) return undefined;
    return `This category is not known. Known are ${known}${regions && `, each also after ${regions}`}. New ones are named under “Codes of admission”`;
  };
}

async function readPages(tx: Database): Promise<Check> {
  const { pages, ways } = await loadUrlIndex(tx);
  return (address) => {
    const path = pathOf(address);
    if (!address.startsWith('/') || !needsText(path) || isSpecifiedPage(path) || ways.has(path)) return undefined;
    if (pages.get(path)?.some(({ status }) => status === 'published')) return undefined;
    return 'There is no published page at this address. Publish it first, or choose another';
  };
}

/** Checks by field name; `of` limits one to these kinds. */
const CHECKS: Record<string, { of?: readonly DocumentKind[]; read: (tx: Database) => Promise<Check> }> = {
  feeBand: { read: readBands },
  category: { read: readCategories },
  to: { of: ['menu', 'footer'], read: readPages },
  path: { of: ['popup'], read: readPages },
};

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Unknown placeholders would be left out of the page, or their line with them. */
function checkPlaceholders(kind: DocumentKind, text: string): string | undefined {
  const known: readonly string[] = kind === 'popup' ? POPUP_PLACEHOLDERS : PLACEHOLDERS;
  const nameOf = (inner: string) => (kind === 'popup' ? inner.trim() : inner.split(' ', 1)[0]);
  const wrong = [...text.matchAll(PLACEHOLDER)].find(([, inner = '']) => !known.includes(nameOf(inner) ?? ''));
  return wrong && `The site cannot fill in ${wrong[0]}. It knows ${known.map((name) => `{{${name}}}`).join(', ')}`;
}

interface Found {
  path: string;
  field: string;
  text: string;
}

function textsIn(value: unknown, path: string, field: string): Found[] {
  if (typeof value === 'string') return [{ path, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${path}.${name}`, isList ? field : name));
}

const asKey = ({ field, text }: Found) => `${field} ${text}`;

/**
 * Refuses unknown codes, addresses and placeholders, except those the document already had. @throws HttpError 400 with
 * every such field
 */
export async function requireKnown(
  tx: Database,
  { kind, data }: Pick<Stored, 'kind' | 'data'>,
  before?: Pick<Stored, 'data'>,
): Promise<void> {
  const had = new Set(textsIn(before?.data, 'data', '').map(asKey));
  const texts = textsIn(data, 'data', '').filter((found) => !had.has(asKey(found)));
  const issues = texts.flatMap(({ path, text }) => {
    const message = checkPlaceholders(kind, text);
    return message ? [{ path, message }] : [];
  });
  for (const [name, { of, read }] of Object.entries(CHECKS)) {
    const asked = texts.filter(({ field }) => field === name && (!of || of.includes(kind)));
    if (asked.length === 0) continue;
    const check = await read(tx);
    for (const { path, text } of asked) {
      const message = check(text);
      if (message) issues.push({ path, message });
    }
  }
  if (issues.length > 0) throw invalid(issues);
}
