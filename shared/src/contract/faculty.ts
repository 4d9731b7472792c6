import { z } from 'zod';
import { personData } from './documents/catalogue';
import { severalLines } from './text';
import { facultyDetail } from './catalogue';
import { success, byId, type Terms } from './endpoint';
import { EDITING } from './documents/endpoints';

const { photoId, qualifications, research, publications } = personData.shape;

/** Plain text or Markdown. */
const text = () => severalLines().max(5_000);

/** What is left out stays. */
export const ownPageUpdate = z.object({
  overview: text(),
  research,
  qualifications: qualifications.optional(),
  research_text: text().nullable().optional(),
  publications: publications.optional(),
  photo_id: photoId.optional(),
  version: z.number().int(),
});

const ownPage = facultyDetail.extend({
  /** Also if the picture is not published. */
  photo_id: z.string().nullable(),
  version: z.number().int(),
});

export const facultyEndpoints = {
  readOwnFaculty: {
    summary: "The caller's own faculty record, found by e-mail address",
    access: ['faculty'],
    fails: [404],
    response: success({ faculty: ownPage }),
  },
  updateOwnFaculty: {
    summary: 'Change photograph and texts of the own page; 409 with the page as it is now',
    access: ['faculty'],
    fails: [404],
    body: ownPageUpdate,
    response: success({ faculty: ownPage }),
  },
  updateFaculty: {
    summary: 'Change the page of a member of the faculty: their own, or one of the department that the caller keeps',
    access: EDITING,
    params: byId,
    body: ownPageUpdate,
    response: success({ faculty: ownPage }),
  },
} as const satisfies Record<string, Terms>;
