import { z } from 'zod';
import { facultyDetail } from '../catalogue';
import { success } from '../envelope';
import { oneLine, severalLines } from '../text';
import { EDITING } from './documents';
import { byId, type Terms } from './endpoint';

/** Own page: the public record, and the version that a change has to name. */
const ownPage = facultyDetail.extend({ version: z.number().int() });

const lines = z
  .array(oneLine().min(1, 'Remove the empty line').max(500, 'Keep each line under 500 characters'))
  .max(200, 'Give at most 200 lines');

const ownPageUpdate = z.object({
  /** Plain text or Markdown. */
  overview: severalLines().max(5_000, 'Keep it under 5,000 characters'),
  research: z
    .array(oneLine().min(1, 'Remove the empty line').max(300, 'Keep each interest under 300 characters'))
    .max(50, 'Give at most 50 interests'),
  qualifications: lines.optional(),
  /** Plain text or Markdown. */
  research_text: severalLines().max(5_000, 'Keep it under 5,000 characters').nullable().optional(),
  publications: lines.optional(),
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
  updateFaculty: {
    summary: 'Change the page of a member of the faculty: their own, or one of the department that the caller keeps',
    access: EDITING,
    params: byId,
    body: ownPageUpdate,
    response: success(z.object({ faculty: ownPage })),
  },
} as const satisfies Record<string, Terms>;
