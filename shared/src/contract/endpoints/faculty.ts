import { z } from 'zod';
import { facultyDetail } from '../catalogue';
import { success } from '../envelope';
import { ownPageUpdate } from '../own-page';
import { EDITING } from './documents';
import { byId, type Terms } from './endpoint';

/** Own page: the public record, and the version that a change has to name. */
const ownPage = facultyDetail.extend({ version: z.number().int() });

/** What members of the faculty do with their own pages. */
export const facultyEndpoints = {
  readOwnFaculty: {
    summary: "The caller's own faculty record, found by e-mail address",
    access: ['faculty'],
    fails: [404],
    response: success(z.object({ faculty: ownPage })),
  },
  updateOwnFaculty: {
    summary: 'Change overview and research interests of the own page',
    access: ['faculty'],
    fails: [404],
    body: ownPageUpdate,
    response: success(z.object({ faculty: ownPage })),
  },
  updateFaculty: {
    summary: 'Change the page of a member of the faculty: their own, or one of the department that the caller keeps',
    access: EDITING,
    params: byId,
    body: ownPageUpdate,
    response: success(z.object({ faculty: ownPage })),
  },
} as const satisfies Record<string, Terms>;
