import { z } from 'zod';
import { faculty } from '../catalogue';
import { success } from '../envelope';
import { ownPageUpdate } from '../own-page';
import type { Terms } from './endpoint';

/** Own page: the public record, and the version that a change has to name. */
const ownPage = faculty.extend({ version: z.number().int() });

/** What members of the faculty do with their own pages. */
export const facultyEndpoints = {
  readOwnFaculty: {
    summary: "The caller's own faculty record, found by e-mail address",
    access: ['faculty'],
    response: success(z.object({ faculty: ownPage })),
  },
  updateOwnFaculty: {
    summary: 'Change overview and research interests of the own page',
    access: ['faculty'],
    body: ownPageUpdate,
    response: success(z.object({ faculty: ownPage })),
  },
} as const satisfies Record<string, Terms>;
