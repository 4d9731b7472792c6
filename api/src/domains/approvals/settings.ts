import { setting, type Approval, type Setting, type SettingKey } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { eq } from 'drizzle-orm';
import { propose } from './propose';
import { settings } from '../../platform/database/schema';
import type { Services } from '../../platform/services';

/** A second pair of eyes before something is published: off until a university wants it. */
const review = (what: string) => ({
  deployed: false,
  elsewhere: false,
  on: `Publishing ${what} takes two people from now on`,
  off: `Publishing ${what} takes one person from now on`,
});

/** What holds until somebody sets it, in deployment and elsewhere; and the setting in words. */
const SETTINGS: Record<SettingKey, { deployed: boolean; elsewhere: boolean; on: string; off: string }> = {
  'publishing-takes-two': {
    deployed: true,
    elsewhere: false,
    on: 'Publishing a round takes two people from now on',
    off: 'Publishing a round takes one person from now on',
  },
  'pages-take-two': review('a page of text'),
  'notices-take-two': review('a notice'),
  'site-takes-two': review('a setting of the site'),
  'catalogue-takes-two': review('an entry of the catalogue'),
  'admission-takes-two': review('a plan of admission'),
};

export async function readSetting(
  { db, isDeployed }: Pick<Services, 'db' | 'isDeployed'>,
  key: SettingKey,
): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  const { deployed, elsewhere } = SETTINGS[key];
  return typeof row?.value === 'boolean' ? row.value : isDeployed ? deployed : elsewhere;
}

/** @throws HttpError 409 when it has this value, or waits for it */
export async function proposeSetting(services: Services, by: string, wish: Setting): Promise<Approval> {
  const { key, value } = wish;
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    if ((await readSetting(within, key)) === value) throw new HttpError(409, 'conflict', 'This is set so already.');
    const what = `${SETTINGS[key][value ? 'on' : 'off']}.`;
    return propose(within, by, { kind: 'setting', subject: `setting:${key}`, payload: wish, what });
  });
}

export async function applySetting({ db: tx }: Services, payload: unknown): Promise<void> {
  const { key, value } = setting.parse(payload);
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
