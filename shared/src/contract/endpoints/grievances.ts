import { z } from 'zod';
import { admissionHelpForm } from '../admission-help';
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

/** Who reads and settles them. What of them each of the roles sees is decided by the call. */
const SETTLERS = ['grievances', 'admissions'] as const;

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
  askAdmissionHelp: {
    summary:
      'Say that one cannot sign in to a result, as a form or as JSON: opens a grievance about admission. Takes an Idempotency-Key. Never tells whether there is a record. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [409],
    redirects: 'forms',
    form: admissionHelpForm,
    response: success(grievanceReceipt),
  },
  listGrievances: {
    summary:
      'Grievances, those that are due first; confidential ones for members of the committee only, and for the role admissions those of `POST /admission/help` only',
    access: SETTLERS,
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
    access: SETTLERS,
    params: byId,
    response: success(z.object({ grievance })),
  },
  updateGrievance: {
    summary: 'Take up, settle, reject or reopen a grievance; a reply is mailed to the person',
    access: SETTLERS,
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
