import { loginPath } from '@university/shared/identity';
import { notFound } from '@university/web';
import type { FastifyReply } from 'fastify';
import { action, read, stream, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { sharedIdentity } from '../../../platform/settings';
import { beginLogin } from '../begin-login';
import { arrive, takeArrival, type Outcome } from './arrive';
import { clearSealed, setSealed } from './cookies';
import { newJourney, Provider } from './provider';

const RETURN_PATH = '/api/v1/auth/single-sign-on/return';

export function singleSignOnRoutes(services: Services): Route[] {
  const { singleSignOn: settings, publicUrl, log } = services;
  const found = settings && { settings, provider: new Provider(settings, publicUrl + RETURN_PATH) };

  function configured() {
    if (!found) throw notFound('There is no single sign-on here.');
    return found;
  }

  /** In the part of the address that no server sees: no page is made for each outcome. */
  async function leadToLogin(reply: FastifyReply, outcome: Outcome) {
    const address = publicUrl + loginPath(await sharedIdentity(services));
    return reply.header('Cache-Control', 'no-store').redirect(`${address}#single-sign-on=${outcome}`, 303);
  }

  return [
    read('readLoginWays', async () => ({ data: { singleSignOn: settings ? { name: settings.name } : null } })),
    stream('beginSingleSignOn', async ({ query }, { reply }) => {
      const { provider } = configured();
      const journey = newJourney(query.again);
      try {
        const address = await provider.addressOf(journey);
        setSealed(services, reply, 'journey', journey);
        return reply.header('Cache-Control', 'no-store').redirect(address.href, 303);
      } catch (error) {
        log.error({ err: error }, 'the provider of single sign-on cannot be reached');
        return leadToLogin(reply, 'failed');
      }
    }),
    stream('returnFromProvider', async (_input, { request, reply }) =>
      leadToLogin(reply, await arrive(services, configured(), request, reply)),
    ),
    action('endSingleSignOn', async ({ body }, { request, reply }) => {
      const { member, isStrong } = await takeArrival(services, request, body.one_time_code);
      clearSealed(services, reply, 'arrival');
      const { token, role } = await beginLogin(services, member, { request, reply, by: 'single sign-on', isStrong });
      return { token, role, email: member.email };
    }),
  ];
}
