import { z } from 'zod';
import { signInHelp, admissionHelpForm } from './admission';
import {
  grievanceEntry,
  trackedEntry,
  grievanceMessage,
  grievanceNote,
  grievanceTrackRequest,
} from './grievance-thread';
import { grievanceCategoryNames, grievanceTexts } from './texts';
import { mobile, orNothing, senderEmail, oneLine, personName, severalLines, typedCode, isoDay } from './text';
import { success, successList, byId, limit, page, type Terms } from './endpoint';

export const GRIEVANCE_KINDS = ['student', 'employee'] as const;
export const grievanceKind = z.enum(GRIEVANCE_KINDS);
export type GrievanceKind = z.infer<typeof grievanceKind>;

/**
 * `confidential`: only for members of the Internal Complaints Committee. Source: facts.json,
 * grievance.categories_student; service matters are for employees.
 */
export const GRIEVANCE_CATEGORIES = (
  [
    { id: 'admission', confidential: false },
    { id: 'fee', confidential: false },
    { id: 'examination', confidential: false },
    { id: 'scholarship', confidential: false },
    { id: 'campus', confidential: false },
    { id: 'teaching', confidential: false },
    { id: 'documents', confidential: false },
    { id: 'caste-discrimination', confidential: false },
    { id: 'discrimination', confidential: false },
    { id: 'harassment', confidential: true },
    { id: 'ragging', confidential: false },
    { id: 'service-matters', confidential: false },
    { id: 'other', confidential: false },
  ] as const
).map((category) => ({ ...category, label: grievanceCategoryNames[category.id] }));

export type GrievanceCategory = (typeof GRIEVANCE_CATEGORIES)[number]['id'];
export const grievanceCategory = z.enum(
  GRIEVANCE_CATEGORIES.map(({ id }) => id) as [GrievanceCategory, ...GrievanceCategory[]],
);

export const GRIEVANCE_STATUSES = ['open', 'in-progress', 'settled', 'rejected'] as const;
export const grievanceStatus = z.enum(GRIEVANCE_STATUSES);
export type GrievanceStatus = z.infer<typeof grievanceStatus>;

/** Allowed transitions. The same status adds a reply; closed grievances may be reopened. */
export const GRIEVANCE_STEPS: Readonly<Record<GrievanceStatus, readonly GrievanceStatus[]>> = {
  open: ['open', 'in-progress', 'settled', 'rejected'],
  'in-progress': ['in-progress', 'settled', 'rejected'],
  settled: ['settled', 'in-progress'],
  rejected: ['rejected', 'in-progress'],
};

/** A reply is required. */
export const CLOSED_STATUSES: readonly GrievanceStatus[] = ['settled', 'rejected'];

/** Working days. Source: facts.json, grievance.sla (UGC 2023). */
export const GRIEVANCE_DAYS = 15;

/** Erased after so many years. Source: Limitation Act 1963, schedule, article 113. */
export const GRIEVANCE_RETENTION_YEARS = 3;

export const GRIEVANCE_FILE_LIMIT = 5 * 1024 * 1024;

/** `POST /grievance`, optionally with a PDF `pdf`. */
export const grievanceForm = z.object({
  kind: z.enum(GRIEVANCE_KINDS, grievanceTexts.kind),
  name: personName().min(2, grievanceTexts.name).max(100),
  email: senderEmail,
  mobile,
  /** Enrolment or employee number. */
  number: orNothing(typedCode().max(40)),
  category: z.enum(grievanceCategory.enum, grievanceTexts.category),
  subject: oneLine().min(5, grievanceTexts.subject).max(150),
  message: severalLines().min(20, grievanceTexts.message).max(5_000),
  noticeVersion: orNothing(oneLine().max(20)),
});

export const grievanceReceipt = z.object({ ticket: z.string(), due: z.iso.date() });

export const trackedGrievance = z.object({
  ticket: z.string(),
  category: grievanceCategory,
  subject: z.string(),
  status: grievanceStatus,
  reply: z.string().nullable(),
  thread: z.array(trackedEntry),
  /** Also reopens a closed one. */
  accepts_messages: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  settled_at: z.string().nullable(),
  /** In working days; `overdue` depends on it. */
  due: z.iso.date(),
  /** A promised later day. */
  extended_to: z.iso.date().nullable(),
});

export const grievanceAssignee = z.object({ _id: z.string(), name: z.string() });

export const grievanceLine = trackedGrievance.omit({ reply: true, thread: true, accepts_messages: true }).extend({
  _id: z.string(),
  kind: grievanceKind,
  name: z.string(),
  confidential: z.boolean(),
  overdue: z.boolean(),
  hasFile: z.boolean(),
  /** Null also if the assignee has lost access. */
  assignee: grievanceAssignee.nullable(),
  /** The sender wrote last. */
  awaitsReply: z.boolean(),
  version: z.number().int(),
});

export const grievance = grievanceLine.extend({
  email: z.string(),
  mobile: z.string(),
  number: z.string().nullable(),
  message: z.string(),
  /** All kinds, oldest first. */
  thread: z.array(grievanceEntry),
  /** From `POST /admission/help`; then `number` is a form number. */
  help: signInHelp.nullable(),
});

export const grievanceCounts = z.object({
  open: z.number().int(),
  'in-progress': z.number().int(),
  settled: z.number().int(),
  rejected: z.number().int(),
  overdue: z.number().int(),
});

export const grievanceUpdate = z
  .object({
    status: grievanceStatus,
    /** Mailed. */
    reply: orNothing(severalLines().max(5_000)),
    version: z.number().int(),
  })
  .refine(({ status, reply }) => !CLOSED_STATUSES.includes(status) || reply !== undefined, {
    path: ['reply'],
    message: 'Write a reply to the person',
  });

export type GrievanceForm = z.output<typeof grievanceForm>;
export type GrievanceAssignee = z.infer<typeof grievanceAssignee>;
export type GrievanceReceipt = z.infer<typeof grievanceReceipt>;
export type GrievanceLine = z.infer<typeof grievanceLine>;
export type Grievance = z.infer<typeof grievance>;
export type GrievanceCounts = z.infer<typeof grievanceCounts>;
export type TrackedGrievance = z.infer<typeof trackedGrievance>;

export const GRIEVANCE_HOLDERS = ['me', 'nobody'] as const;

export const grievanceFilter = z.object({
  status: grievanceStatus.optional(),
  category: grievanceCategory.optional(),
  /** Searches ticket and subject, not personal data: queries are logged. */
  q: z.string().trim().max(100).optional(),
  overdue: z.boolean().optional(),
  assigned: z.enum(GRIEVANCE_HOLDERS).optional(),
});

export const grievanceAssignment = z.object({ assignee: z.string().min(1).max(64).nullable() });

const reason = severalLines().min(5, 'Give a reason of at least 5 characters').max(1_000);

/** A confidential category makes it confidential for good. */
export const grievanceMove = z.object({
  category: z.enum(grievanceCategory.enum, 'Choose a category'),
  reason,
  /** Lifts confidentiality; only by those with access, and not in a confidential category. */
  lift: z.boolean().default(false),
  version: z.number().int(),
});

/** Allowed once. */
export const grievanceExtension = z.object({ to: isoDay('Choose a day'), reason, version: z.number().int() });

/** Working days. */
export const GRIEVANCE_EXTENSION_DAYS = 15;

export const grievanceExport = grievanceFilter.extend({
  /** Subject, message and last reply, except of confidential ones. */
  texts: z.boolean().default(false),
});

/** With the present one. */
export const GRIEVANCE_MONTHS = 24;

/** In India. */
export const grievanceMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give the month as YYYY-MM');

export const grievanceMonthCount = z.object({
  category: grievanceCategory,
  received: z.number().int(),
  /** Closed by the due day. */
  in_time: z.number().int(),
  late: z.number().int(),
  /** At the end of the month, or now. */
  pending: z.number().int(),
});

export type GrievanceFilter = z.output<typeof grievanceFilter>;
export type GrievanceMove = z.output<typeof grievanceMove>;
export type GrievanceMonthCount = z.infer<typeof grievanceMonthCount>;

/** Access is checked per grievance. */
const SETTLERS = ['grievances', 'admissions'] as const;

const ofOne = { access: SETTLERS, params: byId } as const;

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
      'The status of a grievance, by ticket and e-mail address, sent as a form or as JSON. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [404],
    form: grievanceTrackRequest,
    response: success({ grievance: trackedGrievance }),
  },
  addGrievanceMessage: {
    summary:
      'Add a message to the own grievance, by ticket and e-mail address, sent as a form or as JSON; takes an Idempotency-Key. One that was closed is opened again, within 30 days. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [404, 409],
    form: grievanceMessage,
    response: success({ grievance: trackedGrievance }),
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
    response: successList({ grievances: z.array(grievanceLine), counts: grievanceCounts }),
  },
  readGrievance: { summary: 'All of one grievance', access: SETTLERS, params: byId, response: success({ grievance }) },
  updateGrievance: {
    summary:
      'Take up, settle, reject or reopen a grievance; a reply is mailed to the person, and who replies gets it if nobody has it',
    ...ofOne,
    body: grievanceUpdate,
    response: success({ grievance }),
  },
  addGrievanceNote: {
    summary: 'Write a note for the staff who may see this grievance; the person never sees it',
    ...ofOne,
    body: grievanceNote,
    response: success({ grievance }),
  },
  listGrievanceAssignees: {
    summary: 'Staff who may see this grievance, by name: those that it can be assigned to',
    ...ofOne,
    response: success({ staff: z.array(grievanceAssignee.extend({ isMe: z.boolean() })) }),
  },
  assignGrievance: {
    summary: 'Assign a grievance to somebody who may see it, or to nobody; a mail says so',
    ...ofOne,
    body: grievanceAssignment,
    response: success({ grievance }),
  },
  moveGrievance: {
    summary:
      'Move a grievance to another category. It is confidential from then on where the category is, and stays so; null when the caller may not see it any more',
    ...ofOne,
    body: grievanceMove,
    response: success({ grievance: grievance.nullable() }),
  },
  extendGrievance: {
    summary: 'Promise the person a later day, once, with a reason that is mailed. What is overdue stays so',
    ...ofOne,
    body: grievanceExtension,
    response: success({ grievance }),
  },
  exportGrievances: {
    summary: 'An address that gives the grievances of a list as CSV, once and within a minute; without names of people',
    access: ['grievances'],
    body: grievanceExport,
    response: success({ url: z.string(), expiresAt: z.string() }),
  },
  countGrievanceMonth: {
    summary: 'What became of the grievances that the caller may see in a month, by category; of the last 24 months',
    access: SETTLERS,
    query: z.object({ month: grievanceMonth }),
    response: success({ counts: z.array(grievanceMonthCount) }),
  },
  listGrievanceCounts: {
    summary: 'What became of grievances in the last whole month, by category, without confidential ones',
    access: 'public',
    response: success({ month: grievanceMonth, counts: z.array(grievanceMonthCount) }),
  },
  requestGrievanceFile: {
    summary: 'A one-use address of the PDF that came with a grievance',
    access: ['grievances'],
    params: byId,
    response: success({ url: z.string(), expiresAt: z.string() }),
  },
} as const satisfies Record<string, Terms>;
