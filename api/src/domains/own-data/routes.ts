import { action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readApplicantData } from './applicant';
import { readStaffData } from './staff';

export function ownDataRoutes(services: Services): Route[] {
  return [
    action('readApplicantData', async (_input, { caller }) => ({
      data: await readApplicantData(services, caller.allotmentId),
    })),
    action('readStaffData', async (_input, { caller }) => ({ data: await readStaffData(services, caller.id) })),
  ];
}
