import { action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { copyCycle } from './copy';
import { readPlan } from './plan';
import { publishCycle } from './publish-plan';

/** What the admissions office plans. */
export function yearRoutes(services: Services): Route[] {
  return [
    action('readPlan', async ({ query }) => ({ data: await readPlan(services, query.cycle) })),
    action('copyCycle', async ({ body }, { caller }) => ({ data: await copyCycle(services, caller.id, body) })),
    action('publishCycle', async ({ params }, { caller }) => ({
      data: { published: await publishCycle(services, caller.id, params.id) },
    })),
  ];
}
