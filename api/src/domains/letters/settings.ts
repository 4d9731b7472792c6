import type { Look } from '@university/shared/colours';
import type { AdmissionCodes, Identity } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import { readIdentity, readSetting } from '../../platform/settings';

/** What a letter takes from the settings. */
export interface LetterSettings {
  letterhead: Pick<Identity, 'name' | 'address' | 'helpDesk' | 'phone'>;
  codes: AdmissionCodes;
  /** Where students pay. */
  studentPortal: string | null;
  /** Undefined: the usual one. */
  look?: Look | undefined;
}

/** What the settings say now. */
export async function readLetterSettings(tx: Database): Promise<LetterSettings> {
  const { name, address, helpDesk, phone, portals } = await readIdentity(tx);
  const codes = (await readSetting(tx, 'admission')) ?? { regions: [], categories: [] };
  const look = (await readSetting(tx, 'look')) ?? undefined;
  return { letterhead: { name, address, helpDesk, phone }, codes, studentPortal: portals.student, look };
}
