import { z } from 'zod';
import { signInHelp } from './admission-help';
import { grievanceEntry, trackedEntry } from './grievance-thread';
import { grievanceCategoryNames, grievanceTexts } from './grievances-texts';
import { mobile } from './mobile';
import { orNothing, senderEmail } from './sender';
import { oneLine, personName, severalLines, typedCode } from './text';

export const GRIEVANCE_KINDS = ['student', 'employee'] as const;
export const grievanceKind = z.enum(GRIEVANCE_KINDS);
export type GrievanceKind = z.infer<typeof grievanceKind>;

/**
 * What a grievance is about. `confidential`: only members of the Internal Complaints Committee see it, whatever
 * their role. Source: facts.json, grievance.categories_student; service matters are for employees.
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

/** Where each status may lead. The same status again adds a reply; what is closed may be taken up again. */
export const GRIEVANCE_STEPS: Readonly<Record<GrievanceStatus, readonly GrievanceStatus[]>> = {
  open: ['open', 'in-progress', 'settled', 'rejected'],
  'in-progress': ['in-progress', 'settled', 'rejected'],
  settled: ['settled', 'in-progress'],
  rejected: ['rejected', 'in-progress'],
};

/** Statuses that end a grievance; each needs a reply to the person. */
export const CLOSED_STATUSES: readonly GrievanceStatus[] = ['settled', 'rejected'];

/** Working days until an answer is due. Source: facts.json, grievance.sla (UGC 2023). */
export const GRIEVANCE_DAYS = 15;

/**
 * Years after which a grievance that was settled or rejected is erased. Source: Limitation Act 1963, schedule, article
 * 113: as long as a suit about it may be brought.
 */
export const GRIEVANCE_RETENTION_YEARS = 3;

/** Largest file beside a grievance, bytes. */
export const GRIEVANCE_FILE_LIMIT = 5 * 1024 * 1024;

/** The text fields of `POST /grievance`; a PDF may travel beside them as `pdf`. */
export const grievanceForm = z.object({
  kind: z.enum(GRIEVANCE_KINDS, grievanceTexts.kind),
  name: personName().min(2, grievanceTexts.name).max(100),
  email: senderEmail,
  mobile,
  /** Enrolment or employee number. */
  number: orNothing(typedCode().max(40)),
  category: z.enum(grievanceCategory.enum, grievanceTexts.category),
  subject: oneLine().min(5, grievanceTexts.subject).max(150),
  message: severalLines().min(20, grievanceTexts.message).max(5_000, grievanceTexts.tooLong),
  /** Version of the privacy notice that stood beside the form. */
  noticeVersion: orNothing(oneLine().max(20)),
});

/** What the person gets: keep the ticket, it is needed to track the grievance. */
export const grievanceReceipt = z.object({
  ticket: z.string(),
  /** YYYY-MM-DD in IST. */
  due: z.iso.date(),
});

/** What the person may know of the own grievance. Instants are ISO 8601 in UTC. */
export const trackedGrievance = z.object({
  ticket: z.string(),
  category: grievanceCategory,
  subject: z.string(),
  status: grievanceStatus,
  /** The last in the thread. */
  reply: z.string().nullable(),
  /** Oldest first. */
  thread: z.array(trackedEntry),
  /** Whether a message can be added; a closed one is opened again by it. */
  accepts_messages: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  settled_at: z.string().nullable(),
  /** By the rule of working days; `overdue` goes by it. */
  due: z.iso.date(),
  /** A later day that the person was told. */
  extended_to: z.iso.date().nullable(),
});

/** Who of the staff settles it. */
export const grievanceAssignee = z.object({ _id: z.string(), name: z.string() });

/** A line of the staff's list. */
export const grievanceLine = trackedGrievance.omit({ reply: true, thread: true, accepts_messages: true }).extend({
  _id: z.string(),
  kind: grievanceKind,
  name: z.string(),
  confidential: z.boolean(),
  /** Not closed by the end of the day it was due. */
  overdue: z.boolean(),
  hasFile: z.boolean(),
  /** Null also where the one who had it may not see it any more. */
  assignee: grievanceAssignee.nullable(),
  /** The person wrote last, after it came. */
  awaitsReply: z.boolean(),
  version: z.number().int(),
});

/** All of a grievance, for the staff who settle it. */
export const grievance = grievanceLine.extend({
  email: z.string(),
  mobile: z.string(),
  number: z.string().nullable(),
  message: z.string(),
  /** Of every kind, oldest first. */
  thread: z.array(grievanceEntry),
  /** Of one from the form `POST /admission/help`; `number` is a form number then. */
  help: signInHelp.nullable(),
});

/** How many the caller may see, whatever the filter. */
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
    /** Mailed to the person when given. */
    reply: orNothing(severalLines().max(5_000)),
    /** The one that was seen. */
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
export type GrievanceUpdate = z.output<typeof grievanceUpdate>;
export type TrackedGrievance = z.infer<typeof trackedGrievance>;
