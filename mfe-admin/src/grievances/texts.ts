import { ifMailed } from '../texts';
import { today } from '@university/shared/identity';
import type { GrievanceCategory, GrievanceLine, SignInHelp } from '@university/shared/contract';
import { daysBetween, formatDate } from '@university/shared/time';
import { CLOSED_STATUSES, GRIEVANCE_CATEGORIES, HELP_REASONS } from './contract';

export const texts = {
  title: 'Grievances',
  lead: 'What people sent, those that are due first. An answer is due within 15 working days.',
  leadOfHelp:
    'What applicants sent who cannot sign in to their result, or say that somebody else did, those that are due first. An answer is due within 15 working days.',
  notMe: 'Somebody else signed in or decided. Decisions on the record are held: open it below',
  status: { open: 'Open', 'in-progress': 'In progress', settled: 'Settled', rejected: 'Rejected' },
  kinds: { student: 'Student', employee: 'Employee' },
  holders: { me: 'Me', nobody: 'Nobody' },
  exporting: 'Exporting…',
  exportFailed: 'The list could not be saved.',
  dueIn: (day: string, days: number) => (days === 1 ? `${day}, in 1 day` : `${day}, in ${days} days`),
  oneFailed: 'The grievance could not be loaded.',
  oneMissing: 'There is no such grievance, or it is confidential and only the committee may read it.',
  threadTitle: 'What was written since',
  threadKinds: {
    message: () => 'The person wrote',
    reply: (by: string) => `${by} replied to the person`,
    extension: (by: string) => `${by} told the person a later day`,
    note: (by: string) => `${by} noted`,
    move: (by: string) => `${by} moved it to another category`,
  },
  assign: {
    text: `Who replies first gets it, if nobody has it. The person who sent it sees nothing of this. ${ifMailed('Others who get it are told by mail.')}`,
    fields: { assignee: { label: 'Assigned to' } },
    submit: 'Assign',
  },
  move: {
    becomes: (categories: string) =>
      `In a confidential category (${categories}) only members of the Internal Complaints Committee see it from then on, with all that was written before. Moving it out again does not undo that.`,
    stays: 'This grievance is confidential, and stays so in any category, unless you end that below.',
    fields: {
      category: { label: 'Category' },
      lift: { label: 'End that it is confidential: the grievance desk reads all of it then' },
      reason: { label: 'Reason', hint: 'Shown to staff in the thread. The person does not see it.' },
    },
    submit: 'Move it',
  },
  extend: {
    text: `Once, and by 15 working days at most. It is overdue by the first day all the same. ${ifMailed('The day and the reason are mailed to the person.')}`,
    fields: {
      to: { label: 'Answer by' },
      reason: { label: 'Reason, for the person', hint: 'Shown to the person beside the ticket.' },
    },
    submit: 'Promise this day',
  },
  monthsText:
    'Of what you may see. In time is by the end of the 15th working day after it came, even where a later day was promised.',
  note: {
    text: 'Only staff who may see this grievance read notes. They are never mailed, and never shown to the person.',
    fields: { text: { label: 'Note' } },
    submit: 'Save the note',
  },
  recordsNone: (track: string) =>
    `No record in ${track} has this form number. Look for it by e-mail address or in another track:`,
  recordsOtherEmail: 'The e-mail address of the ticket is not the one on record.',
  settle: {
    text: `The person reads a reply beside the ticket as soon as you save. ${ifMailed('It is mailed too.')}`,
    fields: {
      status: { label: 'Status from now on' },
      reply: {
        label: 'Reply to the person',
        hint: 'Needed to settle or reject. Left empty, only the status changes and no mail is sent.',
      },
    },
    submit: 'Save and send the reply',
    conflict:
      'Somebody else has changed this grievance meanwhile. Above is how it is now; your reply is still in the form.',
  },
} as const;

/** Working days. */
export function dueInWords({ due, status, overdue }: Pick<GrievanceLine, 'due' | 'status' | 'overdue'>): string {
  const day = formatDate(due);
  if (CLOSED_STATUSES.includes(status)) return day;
  if (overdue) return `${day}, overdue`;
  const left = daysBetween(today(), due);
  return left <= 0 ? `${day}, today` : texts.dueIn(day, left);
}

export const categoryInWords = (category: GrievanceCategory): string =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;

export const helpReasonInWords = (reason: SignInHelp['reason']): string =>
  reason === 'not-me' ? texts.notMe : (HELP_REASONS.find(({ id }) => id === reason)?.label ?? reason);
