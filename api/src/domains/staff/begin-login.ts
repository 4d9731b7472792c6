import type { Role } from '@university/shared/contract';
import { securityEvent } from '../../platform/audit/write';
import type { Call } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { deviceToken, setDeviceCookie } from '../sign-in/devices';
import { welcomeDevice } from './log-in';
import { beginStaffSession } from './sessions';
import type { StaffRow } from '../roster/roster';

interface Way extends Pick<Call, 'request' | 'reply'> {
  /** How the person showed who it is, for the audit log: `a passkey`; left out for a password. */
  by?: string;
  /** A provider of single sign-on has asked for more than a password. */
  isStrong?: boolean;
}

/**
 * The end of every login, once it is known who it is and that they may come in: begins a session, knows the device from
 * now on and tells the owner of a new one, and notes the login.
 * @returns the session's token, which is stored nowhere
 */
export async function beginLogin(
  services: Services,
  member: StaffRow,
  { request, reply, by, isStrong }: Way,
): Promise<{ token: string; role: Role }> {
  const { db, clock } = services;
  const address = request.ip;
  const token = await beginStaffSession(db, member.id, clock(), { userAgent: request.headers['user-agent'], isStrong });
  const device = await welcomeDevice(services, member, { address, device: deviceToken(request) });
  if (device) setDeviceCookie(services, reply, device);
  const actor = `staff:${member.id}`;
  const entry = { at: clock(), actor, action: 'login', subject: actor, address } as const;
  await securityEvent(db, by ? { ...entry, detail: { by } } : entry);
  return { token, role: member.role };
}
