import { DOCUMENTS, type DocumentData, type Identity, type SettingKind } from '@university/shared/contract';
import { and, eq } from 'drizzle-orm';
import { UNNAMED } from '@university/shared/identity';
import type { Database } from './database/database';
import { siteSettings } from './database/schema';
import type { Services } from './services';

/** A setting as it is published; null where there is none that fits its schema. */
export async function readSetting<K extends SettingKind>(tx: Database, kind: K): Promise<DocumentData<K> | null> {
  const [row] = await tx
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(and(eq(siteSettings.id, kind), eq(siteSettings.status, 'published')));
  return (DOCUMENTS[kind].data.safeParse(row?.data).data ?? null) as DocumentData<K> | null;
}

/** The same outside of transactions: read once in a version of the public data. */
export const sharedSetting = <K extends SettingKind>(
  { db, shared }: Pick<Services, 'db' | 'shared'>,
  kind: K,
): Promise<DocumentData<K> | null> => shared(`setting:${kind}`, () => readSetting(db, kind));
/** When a setting was last changed; null where nobody has written it. */
export async function settingChangedAt(tx: Database, kind: SettingKind): Promise<Date | null> {
  const [row] = await tx.select({ at: siteSettings.updatedAt }).from(siteSettings).where(eq(siteSettings.id, kind));
  return row?.at ?? null;
}

/** Who the university is; without a name as long as nobody has said so. */
export async function readIdentity(tx: Database): Promise<Identity> {
  return (await readSetting(tx, 'identity')) ?? UNNAMED;
}

/** The same outside of transactions: read once in a version of the public data. */
export const sharedIdentity = async (services: Pick<Services, 'db' | 'shared'>): Promise<Identity> =>
  (await sharedSetting(services, 'identity')) ?? UNNAMED;
