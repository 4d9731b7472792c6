import { z } from 'zod';
import { grievanceThreadTexts } from './texts';
import { senderEmail, severalLines } from './text';
import { normalizeTicket } from './ticket';

/**
 * What is in the thread of a grievance. `public`: the person who sent it sees it; all else is for the staff who may
 * see the grievance, and leaves the staff area in no answer, mail or export.
 */
export const GRIEVANCE_ENTRY_KINDS = [
  { id: 'message', public: true },
  { id: 'reply', public: true },
  { id: 'extension', public: true },
  { id: 'note', public: false },
  { id: 'move', public: false },
] as const;

export type GrievanceEntryKind = (typeof GRIEVANCE_ENTRY_KINDS)[number]['id'];
export type PublicEntryKind = Extract<(typeof GRIEVANCE_ENTRY_KINDS)[number], { public: true }>['id'];

/** The kinds that the person may see. */
export const PUBLIC_ENTRY_KINDS = GRIEVANCE_ENTRY_KINDS.flatMap((kind) => (kind.public ? [kind.id] : []));

/** Days after a grievance was closed within which a message of the person opens it again. */
export const GRIEVANCE_REOPEN_DAYS = 30;

/** An entry as the person sees it: the office speaks with one voice. */
export const trackedEntry = z.object({
  kind: z.enum(PUBLIC_ENTRY_KINDS as [PublicEntryKind, ...PublicEntryKind[]]),
  text: z.string(),
  at: z.string(),
});

/** An entry as staff see it. */
export const grievanceEntry = z.object({
  _id: z.string(),
  kind: z.enum(GRIEVANCE_ENTRY_KINDS.map(({ id }) => id) as [GrievanceEntryKind, ...GrievanceEntryKind[]]),
  text: z.string(),
  at: z.string(),
  /** Who of the staff wrote it; null of the person, and of an account that no longer exists. */
  by: z.string().nullable(),
});

/** What the person shows to reach the own grievance. */
export const grievanceTrackRequest = z.object({
  ticket: z
    .string()
    .max(80)
    .transform((text, context) => {
      const ticket = normalizeTicket(text);
      if (ticket) return ticket;
      context.addIssue({ code: 'custom', message: grievanceThreadTexts.ticket });
      return z.NEVER;
    }),
  email: senderEmail,
});

/** What the person adds to the own grievance. */
export const grievanceMessage = grievanceTrackRequest.extend({
  message: severalLines().min(2, grievanceThreadTexts.message).max(5_000, grievanceThreadTexts.tooLong),
});

/** What staff write down for one another. */
export const grievanceNote = z.object({
  text: severalLines().min(2, 'Write the note').max(5_000, 'Keep it under 5,000 characters'),
});

export type TrackedEntry = z.infer<typeof trackedEntry>;
export type GrievanceEntry = z.infer<typeof grievanceEntry>;
export type GrievanceMessage = z.output<typeof grievanceMessage>;
