import type { DocumentData, SettingKind } from '@university/shared/contract';
import { exampleIdentity } from '@university/shared/testing/identity';
import type { Database } from '../../src/platform/database/database';
import { siteSettings } from '../../src/platform/database/schema';
import { admission } from './admission';
import { calendarDocument } from './calendar';
import { home } from './home';
import { popup } from './popup';

/** What the demonstration says of itself. */
export const settingDocuments = (firstStart: Date): { [K in SettingKind]?: DocumentData<K> } => ({
  identity: exampleIdentity,
  admission,
  calendar: calendarDocument(firstStart),
  home,
  popup,
});

/** Inserts the settings. Pictures that they name stand before them. */
export async function seedSettings(db: Database, firstStart: Date): Promise<void> {
  const rows = Object.entries(settingDocuments(firstStart)).map(([id, data]) => ({ id, data, updatedAt: firstStart }));
  await db.insert(siteSettings).values(rows);
}
