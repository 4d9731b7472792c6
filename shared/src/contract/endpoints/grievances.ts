import { z } from 'zod';
import { success, successList } from '../envelope';
import {
  grievance,
  grievanceCategory,
  grievanceCounts,
  grievanceForm,
  grievanceLine,
  grievanceReceipt,
  grievanceStatus,
  grievanceTrackRequest,
  grievanceUpdate,
  trackedGrievance,
} from '../grievances';
import { byId, limit, page, type Terms } from './endpoint';

/** Grievances and their settlement. */
export const grievanceEndpoints = {
  sendGrievance: {
    summary:
      'Send a grievance, with a PDF `pdf` (multipart) or without a file (JSON); takes an Idempotency-Key. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [409],
    redirects: 'forms',
    form: grievanceForm,
    response: success(grievanceReceipt),
  },
  trackGrievance: {
    summary:
      'How a grievance stands, by ticket and e-mail address, sent as a form or as JSON. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [404],
    form: grievanceTrackRequest,
    response: success(z.object({ grievance: trackedGrievance })),
  },
  listGrievances: {
    summary: 'Grievances, those that are due first; confidential ones for members of the committee only',
    access: ['grievances'],
    query: z.object({
      status: grievanceStatus.optional(),
      category: grievanceCategory.optional(),
      /** Searched for in ticket and subject. Not in names and addresses of people: queries end up in logs. */
      q: z.string().trim().max(100).optional(),
      overdue: z.stringbool().optional(),
      limit: limit(100, 20),
      page,
    }),
    response: successList(z.object({ grievances: z.array(grievanceLine), counts: grievanceCounts })),
  },
  readGrievance: {
    summary: 'All of one grievance',
    access: ['grievances'],
    params: byId,
    response: success(z.object({ grievance })),
  },
  updateGrievance: {
    summary: 'Take up, settle, reject or reopen a grievance; a reply is mailed to the person',
    access: ['grievances'],
    params: byId,
    body: grievanceUpdate,
    response: success(z.object({ grievance })),
  },
  requestGrievanceFile: {
    summary: 'A one-use address of the PDF that came with a grievance',
    access: ['grievances'],
    params: byId,
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
} as const satisfies Record<string, Terms>;
