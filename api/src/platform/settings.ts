import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS, type DocumentData, type Identity, isSetting, type SettingKind } from '@university/shared/contract';
import { DEFAULT_LOOK, type Look } from '@university/shared/colours';
import { UNNAMED } from '@university/shared/identity';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database/database';
import { siteSettings } from './database/schema';
import type { Services } from './services';

type Settings = { readonly [K in SettingKind]?: { data: DocumentData<K>; updatedAt: Date | null } };

const isPublished = eq(siteSettings.status, 'published');

/** Null when it does not fit its schema. */
const fitting = <K extends SettingKind>(kind: K, data: unknown): DocumentData<K> | null =>
  (DOCUMENTS[kind].data.safeParse(data).data ?? null) as DocumentData<K> | null;

/** For transactions. Null when not published or invalid. */
export async function readSetting<K extends SettingKind>(tx: Database, kind: K): Promise<DocumentData<K> | null> {
  const [row] = await tx
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(and(eq(siteSettings.id, kind), isPublished));
  return row ? fitting(kind, row.data) : null;
}

type Reading = Pick<Services, 'db' | 'shared' | 'log'>;

/** Cached; outside transactions. */
export const sharedSettings = ({ db, shared, log }: Reading): Promise<Settings> =>
  shared('settings', ['settings'], async () => {
    const { id, data, updatedAt } = siteSettings;
    const inEnglish = sql<unknown>`${data} - 'hi'`;
    const rows = await db.select({ id, data: inEnglish, updatedAt }).from(siteSettings).where(isPublished);
    const found = rows.flatMap(({ id, data, updatedAt }) => {
      const kind = id as SettingKind;
      const fits = id in DOCUMENTS && isSetting(kind) ? fitting(kind, data) : null;
      if (!fits) log.error({ setting: id }, 'a setting does not fit its schema and is left out');
      return fits ? [[kind, { data: fits, updatedAt }] as const] : [];
    });
    return Object.fromEntries(found) as Settings;
  });

export const sharedSetting = async <K extends SettingKind>(
  services: Reading,
  kind: K,
): Promise<DocumentData<K> | null> => (await sharedSettings(services))[kind]?.data ?? null;

/** Undefined for the default. */
export const ownLook = (look: Look | null | undefined): Look | undefined =>
  look && !isDeepStrictEqual(look, DEFAULT_LOOK) ? look : undefined;

export async function readIdentity(tx: Database): Promise<Identity> {
  return (await readSetting(tx, 'identity')) ?? UNNAMED;
}

export type Appearance = Identity & { look?: Look | undefined };

export async function sharedIdentity(services: Reading): Promise<Appearance> {
  const { identity, look } = await sharedSettings(services);
  return { ...(identity?.data ?? UNNAMED), look: ownLook(look?.data) };
}
