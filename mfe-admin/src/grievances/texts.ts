import type { GrievanceCategory, GrievanceLine, HelpReason } from '@university/shared/contract';
import { daysBetween, formatDate, today } from '@university/shared/time';
import { CLOSED_STATUSES, GRIEVANCE_CATEGORIES, HELP_REASONS } from './contract';

/** Texts of the grievance desk. */
export const texts = {
  title: 'Grievances',
  lead: 'What people sent, those that are due first. An answer is due within 15 working days.',
  leadOfHelp:
    'What applicants sent who cannot sign in to their result, those that are due first. An answer is due within 15 working days.',
  caption: 'Grievances',
  failed: 'The grievances could not be loaded.',
  empty: 'No grievance fits this search.',
  found: (count: string) => `${count} found`,
  all: 'All',
  overdue: 'Overdue',
  stateLabel: 'Status',
  status: { open: 'Open', 'in-progress': 'In progress', settled: 'Settled', rejected: 'Rejected' },
  kinds: { student: 'Student', employee: 'Employee' },
  search: 'Ticket or subject has',
  category: 'About',
  anyCategory: 'Anything',
  submit: 'Search',
  columns: { subject: 'Subject', category: 'About', status: 'Status', came: 'Came on', due: 'Due', actions: 'Actions' },
  confidential: 'Confidential',
  read: 'Read',
  readOf: (ticket: string) => `Read ${ticket}`,

  due: {
    overdue: (day: string) => `${day}, overdue`,
    today: (day: string) => `${day}, today`,
    in: (day: string, days: number) => (days === 1 ? `${day}, in 1 day` : `${day}, in ${days} days`),
  },

  one: {
    back: 'All grievances',
    failed: 'The grievance could not be loaded.',
    missing: 'There is no such grievance, or it is confidential and only the committee may read it.',
    facts: {
      ticket: 'Ticket',
      status: 'Status',
      category: 'About',
      kind: 'From a',
      name: 'Name',
      email: 'E-mail',
      mobile: 'Mobile',
      number: 'Enrolment or employee number',
      formNumber: 'Form number',
      track: 'Track',
      round: 'Round of the sign-in page',
      reason: 'What happens',
      came: 'Came at',
      due: 'Due',
      settled: 'Closed at',
    },
    message: 'What they wrote',
    file: 'Save the PDF that came with it',
    fileFailed: 'The file could not be opened.',
    lastReply: 'Our last reply',
    confidential: 'This is confidential. That you read it is noted.',
  },

  records: {
    title: 'The record of the applicant',
    forOthers: 'The admissions office sees the record of the applicant beside this ticket.',
    hint: 'Looking at a record is noted in the audit log.',
    find: 'Find the records of this form number',
    finding: 'Looking…',
    failed: 'The records could not be found.',
    found: 'Records found',
    none: (track: string) =>
      `No record in ${track} has this form number. Look for it by e-mail address or in another track:`,
    search: 'Find an applicant',
    sameEmail: 'The e-mail address of the ticket is the one on record.',
    otherEmail: 'The e-mail address of the ticket is not the one on record.',
    facts: { name: 'Name', email: 'E-mail on record', outcome: 'Result', status: 'Decision' },
    open: (round: string) => `Open the record: ${round}`,
  },

  settle: {
    title: 'Take it on',
    text: 'A reply is mailed to the person as soon as you save.',
    status: 'Status from now on',
    same: (status: string) => `${status} (as it is)`,
    reply: 'Reply to the person',
    replyHint: 'Needed to settle or reject. Left empty, only the status changes and no mail is sent.',
    submit: 'Save and send the reply',
    done: (ticket: string) => `${ticket} is saved.`,
    conflict:
      'Somebody else has changed this grievance meanwhile. What stands above is how it is now; your reply is still in the form.',
  },
} as const;

const words = texts.due;

/** When an answer is due, by working days, and how long that is; a closed one has its day only. */
export function dueInWords({ due, status, overdue }: Pick<GrievanceLine, 'due' | 'status' | 'overdue'>): string {
  const day = formatDate(due);
  if (CLOSED_STATUSES.includes(status)) return day;
  if (overdue) return words.overdue(day);
  const left = daysBetween(today(), due);
  return left <= 0 ? words.today(day) : words.in(day, left);
}

export const categoryInWords = (category: GrievanceCategory): string =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;

export const helpReasonInWords = (reason: HelpReason): string =>
  HELP_REASONS.find(({ id }) => id === reason)?.label ?? reason;
