/** @jest-environment node */
import { exampleFooter, exampleIdentity, exampleMenu } from '@university/shared/testing/identity';
import { sql } from 'drizzle-orm';
import { readSetting } from './platform/settings';
import { withEarlier } from './testing/earlier';
import { databasesFor } from './testing/postgres';

/** The migration before menu and footer became settings. */
const LAST = '0014';

const identified = sql`insert into site_settings (id, data) values ('identity', ${JSON.stringify(exampleIdentity)})`;

const NAME = 'a database from before there was a menu';

for (const { kind, declare } of databasesFor(NAME, true))
  declare(`${NAME} (${kind})`, () => {
    test('has the one that was in the code, with the portal that the identity names', async () => {
      await withEarlier({ kind, last: LAST, rows: [identified] }, async (db) => {
        expect(await readSetting(db, 'menu')).toEqual({ ...exampleMenu, hi: [] });
        expect(await readSetting(db, 'footer')).toEqual({ ...exampleFooter, hi: [] });
      });
    });

    test('has none of the demonstration’s portals where nobody has said who the university is', async () => {
      await withEarlier({ kind, last: LAST, rows: [] }, async (db) => {
        const entries = exampleMenu.entries.filter(({ to }) => !to?.startsWith('https:'));
        expect(await readSetting(db, 'menu')).toEqual({ entries, hi: [] });
      });
    });
  });
