import { z } from 'zod';
import { facultyDetail } from '../catalogue';
import { success } from '../envelope';
import { ownPageUpdate } from '../own-page';
import { EDITING } from './documents';
import { byId, type Terms } from './endpoint';

/** Own page: the public record, which photograph is chosen, and the version that a change has to name. */
const ownPage = facultyDetail.extend({
  /** `_id` of the picture, whether or not it is published. */
  photo_id: z.string().nullable(),
  version: z.number().int(),
});

/** What members of the faculty do with their own pages. */
export const facultyEndpoints = {
  readOwnFaculty: {
    summary: "The caller's own faculty record, found by e-mail address",
    access: ['faculty'],
    fails: [404],
    response: success(z.object({ faculty: ownPage })),
  },
  updateOwnFaculty: {
    summary: 'Change photograph and texts of the own page; 409 with the page as it is now',
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
