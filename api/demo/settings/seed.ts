import type { DocumentData, SettingKind } from '@university/shared/contract';
import { exampleFooter, exampleIdentity, exampleMenu } from '@university/shared/testing/identity';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database';
import { siteSettings } from '../../src/platform/database/schema';
import { admission } from './admission';
import { calendarDocument } from './calendar';
import { home } from './home';
import { popup } from './popup';

/** What the demonstration says of itself. */
export const settingDocuments = (firstStart: Date): { [K in SettingKind]?: DocumentData<K> } => ({
  identity: exampleIdentity,
  menu: exampleMenu,
  footer: exampleFooter,
  admission,
  calendar: calendarDocument(firstStart),
  home,
  popup,
});

/** Writes the settings, over those that every site begins with. Pictures that they name stand before them. */
export async function seedSettings(db: Database, firstStart: Date): Promise<void> {
  const rows = Object.entries(settingDocuments(firstStart)).map(([id, data]) => ({ id, data, updatedAt: firstStart }));
  await db
    .insert(siteSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: { data: sql`excluded.data`, updatedAt: firstStart },
    });
}
