import { needsText, plainPath } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { campuses, departments, faculty, media, notices, programs } from '../../../platform/database/schema';
import type { Services } from '../../../platform/services';
import { isThere } from '../../settings/addresses';

/** Where each of a kind has an address of its own, and the columns with what stands behind the slash. */
const ONE_OF: readonly { at: RegExp; columns: readonly AnyPgColumn[] }[] = [
  { at: /^\/campus\/([^/]+)$/, columns: [campuses.slug] },
  { at: /^\/dept\/([^/]+)$/, columns: [departments.id] },
  { at: /^\/faculty\/([^/]+)$/, columns: [faculty.id] },
  { at: /^\/programs\/([^/]+)$/, columns: [programs.id, departments.id] },
  { at: /^\/notices\/([^/.]+)$/, columns: [notices.id] },
  { at: /^\/api\/v1\/notice\/([^/]+)\/file$/, columns: [notices.id] },
  { at: /^\/api\/v1\/media\/([^/]+)\/[^/]+$/, columns: [media.id] },
];

/** The path of an address of this site; undefined for one of another. */
export function pathInside(address: string, publicUrl: string): string | undefined {
  if (address.startsWith('/')) return address.split(/[?#]/, 1)[0];
  return URL.canParse(address) && new URL(address).origin === publicUrl ? new URL(address).pathname : undefined;
}

/**
 * Says of paths whether the site has something there. It goes by what is stored and by what no text can be at; pages of a
 * remote that the contract does not know count as there.
 */
export async function insideLooker(services: Services): Promise<(path: string) => boolean> {
  const leadsOn = await isThere(services);
  const valuesOf = async (column: AnyPgColumn) => {
    const rows = await services.db.select({ value: sql<string>`lower(${column})` }).from(column.table);
    return rows.map(({ value }) => value);
  };
  const lists = await Promise.all(
    ONE_OF.map(async ({ at, columns }) => ({
      at,
      values: new Set((await Promise.all(columns.map(valuesOf))).flat()),
    })),
  );
  return (path) => {
    const plain = plainPath(path);
    if (leadsOn(plain)) return true;
    const list = lists.find(({ at }) => at.test(plain));
    return list ? list.values.has(list.at.exec(plain)?.[1] ?? '') : !needsText(plain);
  };
}
