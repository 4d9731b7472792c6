import { action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readEditor } from '../documents/editors';
import { reportFor } from './report';
import { addVisits } from './visits';

export function healthRoutes(services: Services): Route[] {
  const { db, calendar } = services;
  return [
    action('readSiteHealth', async (_input, { caller }) => ({
      data: await reportFor(services, await readEditor(db, caller, calendar()), caller.role === 'admin'),
    })),
    action('addVisits', async ({ body }) => {
      await addVisits(services, body.visits);
      return { data: {} };
    }),
  ];
}
