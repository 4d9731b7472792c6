import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyOf, type Database } from '../../platform/database/database';
import { knownDevices } from '../../platform/database/schema';
import { keyedHash } from '../../platform/secrets';
import { ownerColumns, type Account } from './codes';
import type { Services } from '../../platform/services';
import { DAY } from '@university/shared/time';

/** One admission with all rounds. */
export const DEVICE_DAYS = 180;

/** Bound to the account, so that the database does not reveal shared devices. */
export function deviceHash(secretKey: string, { kind, id }: Account, token: string): string {
  return keyedHash(secretKey, `device:${kind}:${id}:${token}`);
}

export async function findKnownDevices(db: Database, hashes: readonly string[], at: Date): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(anyOf(knownDevices.hash, hashes), gt(knownDevices.expiresAt, at)));
  return new Set(rows.map(({ hash }) => hash));
}

export interface Device {
  account: Account;
  hash: string;
}

export async function rememberDevices(tx: Database, devices: readonly Device[], at: Date): Promise<void> {
  if (devices.length === 0) return;
  const expires_at = new Date(at.getTime() + DEVICE_DAYS * DAY);
  // An upsert must not contain a key twice.
  const rows = [...new Map(devices.map((device) => [device.hash, device])).values()].map(({ account, hash }) => {
    const { applicantId, staffId } = ownerColumns(account);
    return { hash, applicant_id: applicantId, staff_id: staffId, expires_at };
  });
  await tx.execute(sql`
    insert into ${knownDevices} (hash, applicant_id, staff_id, expires_at)
    select hash, applicant_id, staff_id, expires_at
    from json_populate_recordset(null::${knownDevices}, ${JSON.stringify(rows)}::json)
    order by hash
    on conflict (hash) do update set expires_at = excluded.expires_at`);
}

export async function forgetDevicesOf(tx: Database, { kind, id }: Account): Promise<void> {
  await tx.delete(knownDevices).where(eq(kind === 'staff' ? knownDevices.staffId : knownDevices.applicantId, id));
}

/** Random, and useless by itself. Set by sign-ins only. */
const DEVICE_COOKIE = 'device';

export function deviceToken({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[DEVICE_COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function setDeviceCookie({ publicUrl }: Pick<Services, 'publicUrl'>, reply: FastifyReply, token: string) {
  reply.setCookie(DEVICE_COOKIE, token, {
    path: '/api/v1',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
  });
}
