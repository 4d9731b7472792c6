import { z } from 'zod';
import { grievanceThreadTexts } from './texts';
import { senderEmail, severalLines } from './text';
import { normalizeTicket } from './ticket';

/** `public` entries are shown to the sender; others never leave the staff area. */
export const GRIEVANCE_ENTRY_KINDS = [
  { id: 'message', public: true },
  { id: 'reply', public: true },
  { id: 'extension', public: true },
  { id: 'note', public: false },
  { id: 'move', public: false },
] as const;

export type GrievanceEntryKind = (typeof GRIEVANCE_ENTRY_KINDS)[number]['id'];
export type PublicEntryKind = Extract<(typeof GRIEVANCE_ENTRY_KINDS)[number], { public: true }>['id'];

export const PUBLIC_ENTRY_KINDS = GRIEVANCE_ENTRY_KINDS.flatMap((kind) => (kind.public ? [kind.id] : []));

/** Days in which a message reopens a closed grievance. */
export const GRIEVANCE_REOPEN_DAYS = 30;

export const trackedEntry = z.object({
  kind: z.enum(PUBLIC_ENTRY_KINDS as [PublicEntryKind, ...PublicEntryKind[]]),
  text: z.string(),
  at: z.string(),
});

export const grievanceEntry = z.object({
  _id: z.string(),
  kind: z.enum(GRIEVANCE_ENTRY_KINDS.map(({ id }) => id) as [GrievanceEntryKind, ...GrievanceEntryKind[]]),
  text: z.string(),
  at: z.string(),
  /** Null: the sender, or a deleted account. */
  by: z.string().nullable(),
});

/** Identifies the sender's grievance. */
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

export const grievanceMessage = grievanceTrackRequest.extend({
  message: severalLines().min(2, grievanceThreadTexts.message).max(5_000),
});

export const grievanceNote = z.object({
  text: severalLines().min(2, 'Write the note').max(5_000),
});

export type TrackedEntry = z.infer<typeof trackedEntry>;
export type GrievanceEntry = z.infer<typeof grievanceEntry>;
export type GrievanceMessage = z.output<typeof grievanceMessage>;
