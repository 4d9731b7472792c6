import { z } from 'zod';
import { grievanceCategory, grievanceStatus } from './grievances';
import { isoDay, severalLines } from './text';

/** Whose grievances a list has: the caller's own, or those that nobody has. */
export const GRIEVANCE_HOLDERS = ['me', 'nobody'] as const;

/** What a list of grievances is narrowed by. */
export const grievanceFilter = z.object({
  status: grievanceStatus.optional(),
  category: grievanceCategory.optional(),
  /** Searched for in ticket and subject. Not in names and addresses of people: queries end up in logs. */
  q: z.string().trim().max(100).optional(),
  overdue: z.boolean().optional(),
  assigned: z.enum(GRIEVANCE_HOLDERS).optional(),
});

/** Who is to settle it; null: nobody in particular. */
export const grievanceAssignment = z.object({ assignee: z.string().min(1).max(64).nullable() });

const reason = severalLines()
  .min(5, 'Give a reason of at least 5 characters')
  .max(1_000, 'Keep the reason under 1,000 characters');

/** Moves a grievance to another category. Into a confidential one it becomes confidential, and it stays so. */
export const grievanceMove = z.object({
  category: z.enum(grievanceCategory.enum, 'Choose a category'),
  /** For the thread, internal. */
  reason,
  /** Ends that it is confidential; only those who see it can, and never in a category that is confidential. */
  lift: z.boolean().default(false),
  /** The one that was seen. */
  version: z.number().int(),
});

/** Promises the person a later day, once. */
export const grievanceExtension = z.object({
  to: isoDay('Choose a day'),
  /** Mailed to the person. */
  reason,
  /** The one that was seen. */
  version: z.number().int(),
});

/** Working days by which the day may be moved. */
export const GRIEVANCE_EXTENSION_DAYS = 15;

export const grievanceExport = grievanceFilter.extend({
  /** With subject, message and last reply. Those of confidential grievances stay out all the same. */
  texts: z.boolean().default(false),
});

/** Months that staff can count, with the present one. */
export const GRIEVANCE_MONTHS = 24;

/** YYYY-MM in India. */
export const grievanceMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give the month as YYYY-MM');

/** What became of the grievances of a category in a month. */
export const grievanceMonthCount = z.object({
  category: grievanceCategory,
  received: z.number().int(),
  /** Closed in the month, by the day that was due by the rule of working days. */
  in_time: z.number().int(),
  /** Closed in the month, later than that. */
  late: z.number().int(),
  /** Not closed at the end of the month; of the present one, now. */
  pending: z.number().int(),
});

export type GrievanceFilter = z.output<typeof grievanceFilter>;
export type GrievanceMove = z.output<typeof grievanceMove>;
export type GrievanceExtension = z.output<typeof grievanceExtension>;
export type GrievanceMonthCount = z.infer<typeof grievanceMonthCount>;
