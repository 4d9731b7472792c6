import { action, type Route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { memberOf } from '../../roster/roster';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, readSecondFactor } from './second-factor';

export function secondFactorRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    action('readSecondFactor', async (_input, { caller }) => ({
      data: await readSecondFactor(services, await memberOf(db, caller), caller.isStrong),
    })),
    action('beginSecondFactor', async (_input, { caller }) => ({
      data: await beginSecondFactor(services, await memberOf(db, caller)),
    })),
    action('confirmSecondFactor', async ({ body }, { request, caller }) => ({
      data: {
        recoveryCodes: await confirmSecondFactor(services, await memberOf(db, caller), {
          ...body,
          address: request.ip,
        }),
      },
    })),
    action('endSecondFactor', async (_input, { caller }) => {
      await endSecondFactor(services, await memberOf(db, caller));
      return { data: {} };
    }),
  ];
}
