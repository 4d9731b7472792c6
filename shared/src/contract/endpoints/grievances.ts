import { z } from 'zod';
import { admissionHelpForm } from '../admission-help';
import { success, successList } from '../envelope';
import {
  grievance,
  grievanceAssignee,
  grievanceCounts,
  grievanceForm,
  grievanceLine,
  grievanceReceipt,
  grievanceUpdate,
  trackedGrievance,
} from '../grievances';
import {
  grievanceAssignment,
  grievanceExport,
  grievanceExtension,
  grievanceFilter,
  grievanceMonth,
  grievanceMonthCount,
  grievanceMove,
} from '../grievance-desk';
import { grievanceMessage, grievanceNote, grievanceTrackRequest } from '../grievance-thread';
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
  addGrievanceMessage: {
    summary:
      'Add a message to the own grievance, by ticket and e-mail address, sent as a form or as JSON; takes an Idempotency-Key. One that was closed is opened again, within 30 days. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [404, 409],
    form: grievanceMessage,
    response: success(z.object({ grievance: trackedGrievance })),
  },
  askAdmissionHelp: {
    summary:
      'Say that one cannot sign in to a result, as a form or as JSON: opens a grievance about admission. Takes an Idempotency-Key. Never tells whether there is a record. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [409],
    form: admissionHelpForm,
    response: success(grievanceReceipt),
  },
  listGrievances: {
    summary:
      'Grievances, those that are due first; confidential ones for members of the committee only, and for the role admissions those of `POST /admission/help` only',
    access: SETTLERS,
    query: grievanceFilter.extend({ overdue: z.stringbool().optional(), limit: limit(100, 20), page }),
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
  addGrievanceNote: {
    summary: 'Write a note for the staff who may see this grievance; the person never sees it',
    access: SETTLERS,
    params: byId,
    body: grievanceNote,
    response: success(z.object({ grievance })),
  },
  listGrievanceAssignees: {
    summary: 'Staff who may see this grievance, by name: those that it can be assigned to',
    access: SETTLERS,
    params: byId,
    response: success(z.object({ staff: z.array(grievanceAssignee) })),
  },
  assignGrievance: {
    summary: 'Assign a grievance to somebody who may see it, or to nobody; a mail says so',
    access: SETTLERS,
    params: byId,
    body: grievanceAssignment,
    response: success(z.object({ grievance })),
  },
  moveGrievance: {
    summary:
      'Move a grievance to another category. It is confidential from then on where the category is, and stays so; null when the caller may not see it any more',
    access: SETTLERS,
    params: byId,
    body: grievanceMove,
    response: success(z.object({ grievance: grievance.nullable() })),
  },
  extendGrievance: {
    summary: 'Promise the person a later day, once, with a reason that is mailed. What is overdue stays so',
    access: SETTLERS,
    params: byId,
    body: grievanceExtension,
    response: success(z.object({ grievance })),
  },
  exportGrievances: {
    summary: 'An address that gives the grievances of a list as CSV, once and within a minute; without names of people',
    access: ['grievances'],
    body: grievanceExport,
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
  countGrievanceMonth: {
    summary: 'What became of the grievances that the caller may see in a month, by category; of the last 24 months',
    access: SETTLERS,
    query: z.object({ month: grievanceMonth }),
    response: success(z.object({ counts: z.array(grievanceMonthCount) })),
  },
  listGrievanceCounts: {
    summary: 'What became of grievances in the last whole month, by category, without confidential ones',
    access: 'public',
    response: success(z.object({ month: grievanceMonth, counts: z.array(grievanceMonthCount) })),
  },
  requestGrievanceFile: {
    summary: 'A one-use address of the PDF that came with a grievance',
    access: ['grievances'],
    params: byId,
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
} as const satisfies Record<string, Terms>;
