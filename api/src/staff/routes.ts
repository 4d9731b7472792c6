import { eq } from 'drizzle-orm';
import { audit } from '../audit/repository';
import { staff } from '../database/schema';
import { ApiError } from '../errors';
import { bearerToken } from '../http/bearer';
import { action, type Route } from '../http/route';
import type { Services } from '../services';
import { countAttempt, forgetAttempts, type Subject } from '../throttle/throttle';
import { fits } from './passwords';
import { beginStaffSession, endStaffSession } from './sessions';

const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'The e-mail address or the password is not right.');

export function staffRoutes(services: Services): Route[] {
  const { db, now } = services;
  return [
    action('login', async ({ body }, { request }) => {
      const email = body.email.toLowerCase();
      const account: Subject = { kind: 'account', name: `login:${email}` };
      await countAttempt(services, [account, { kind: 'address', name: `login:${request.ip}` }]);
      const [member] = await db.select().from(staff).where(eq(staff.email, email));
      if (!(await fits(member?.passwordHash, body.password)) || !member || member.disabled) throw wrongCredentials();
      await forgetAttempts(services, account);
      const token = await beginStaffSession(db, member.id, now());
      await audit(db, { at: now(), actor: `staff:${member.id}`, action: 'login', subject: `staff:${member.id}` });
      return { token, role: member.role };
    }),
    action('logout', async (_input, { request }) => {
      const token = bearerToken(request);
      if (token) await endStaffSession(db, token);
      return { data: {} };
    }),
  ];
}
