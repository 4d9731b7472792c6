import type { DocumentData, SettingKind } from '@university/shared/contract';
import { DEFAULT_LOOK } from '@university/shared/colours';
import { exampleFooter, exampleIdentity, exampleMenu } from '@university/shared/testing/identity';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database';
import { siteSettings } from '../../src/platform/database/schema';
import { admission } from './admission';
import { calendarDocument } from './calendar';
import { home } from './home';
import { officers } from './officers';
import { placementDocument } from './placement';
import { popup } from './popup';
import { reservation } from './reservation';

/** What the demonstration says of itself. */
export const settingDocuments = (firstStart: Date): { [K in SettingKind]?: DocumentData<K> } => ({
  identity: exampleIdentity,
  look: DEFAULT_LOOK,
  menu: exampleMenu,
  footer: exampleFooter,
  admission,
  calendar: calendarDocument(firstStart),
  home,
  officers,
  placement: placementDocument(firstStart),
  popup,
  reservation,
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
