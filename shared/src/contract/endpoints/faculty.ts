import { z } from 'zod';
import { faculty } from '../catalogue';
import { success } from '../envelope';
import { oneLine, severalLines } from '../text';
import type { Terms } from './endpoint';

/** Own page: the public record, and the version that a change has to name. */
const ownPage = faculty.extend({ version: z.number().int() });

const ownPageUpdate = z.object({
  /** Plain text or Markdown. */
  overview: severalLines().max(5_000, 'Keep it under 5,000 characters'),
  research: z
    .array(oneLine().min(1, 'Remove the empty line').max(300, 'Keep each interest under 300 characters'))
    .max(50, 'Give at most 50 interests'),
  /** The one that was seen. */
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
    summary: 'Change overview and research interests of the own page',
    access: ['faculty'],
    fails: [404],
    body: ownPageUpdate,
    response: success(z.object({ faculty: ownPage })),
  },
} as const satisfies Record<string, Terms>;
