import { today } from '@university/shared/identity';
import type { GrievanceCategory, GrievanceLine, SignInHelp } from '@university/shared/contract';
import { daysBetween, formatDate } from '@university/shared/time';
import { CLOSED_STATUSES, GRIEVANCE_CATEGORIES, HELP_REASONS } from './contract';

export const texts = {
  title: 'Grievances',
  lead: 'What people sent, those that are due first. An answer is due within 15 working days.',
  leadOfHelp:
    'What applicants sent who cannot sign in to their result, or say that somebody else did, those that are due first. An answer is due within 15 working days.',
  caption: 'Grievances',
  failed: 'The grievances could not be loaded.',
  empty: 'No grievance fits this search.',
  found: (count: string) => `${count} found`,
  all: 'All',
  overdue: 'Overdue',
  stateLabel: 'Status',
  notMe: 'Somebody else signed in or decided. Decisions on the record are held: open it below',
  status: { open: 'Open', 'in-progress': 'In progress', settled: 'Settled', rejected: 'Rejected' },
  kinds: { student: 'Student', employee: 'Employee' },
  search: 'Ticket or subject has',
  category: 'About',
  anyCategory: 'Anything',
  submit: 'Search',
  assigned: 'Assigned to',
  anybody: 'Anybody or nobody',
  holders: { me: 'Me', nobody: 'Nobody' },
  columns: {
    subject: 'Subject',
    category: 'About',
    status: 'Status',
    assignee: 'Assigned to',
    came: 'Came on',
    due: 'Due',
    actions: 'Actions',
  },
  noAssignee: 'Nobody',
  exporting: 'Exporting…',
  exported: 'Save this list as a table',
  exportedTexts: 'Save it with texts',
  exportFailed: 'The list could not be saved.',
  confidential: 'Confidential',
  awaitsReply: 'The person wrote again',
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
      extended: 'Later day told to the person',
      assignee: 'Assigned to',
      came: 'Came at',
      due: 'Due',
      settled: 'Closed at',
    },
    nobody: 'Nobody',
    message: 'What they wrote',
    file: 'Save the PDF that came with it',
    fileFailed: 'The file could not be opened.',
    confidential: 'This is confidential. That you read it is noted.',
  },

  thread: {
    title: 'What was written since',
    empty: 'Nothing yet.',
    internal: 'Internal',
    somebody: 'The office',
    kinds: {
      message: () => 'The person wrote',
      reply: (by: string) => `${by} replied to the person`,
      extension: (by: string) => `${by} told the person a later day`,
      note: (by: string) => `${by} noted`,
      move: (by: string) => `${by} moved it to another category`,
    },
  },

  assign: {
    title: 'Assign it',
    text: 'Whoever gets it is told by mail. The person who sent it sees nothing of this.',
    fields: { assignee: { label: 'Assigned to' } },
    nobody: 'Nobody',
    failed: 'The staff who may see this grievance could not be loaded.',
    submit: 'Assign',
    toMe: 'Assign to me',
    done: (name: string) => `It is assigned to ${name}.`,
    doneNobody: 'It is assigned to nobody.',
  },

  move: {
    title: 'Move it to another category',
    becomes: (categories: string) =>
      `In a confidential category (${categories}) only members of the Internal Complaints Committee see it from then on, with all that was written before. Moving it out again does not undo that.`,
    stays: 'This grievance is confidential, and stays so in any category, unless you end that below.',
    fields: {
      category: { label: 'Category' },
      lift: { label: 'End that it is confidential: the grievance desk reads all of it then' },
      reason: { label: 'Reason', hint: 'Stands in the thread for staff. The person does not see it.' },
    },
    submit: 'Move it',
    done: (ticket: string) => `${ticket} is moved.`,
    gone: (ticket: string) => `${ticket} is moved. Only the committee sees it now.`,
  },

  extend: {
    title: 'Promise a later day',
    text: 'Once, and by 15 working days at most. The day and the reason are mailed to the person. It is overdue by the first day all the same.',
    fields: {
      to: { label: 'Answer by' },
      reason: { label: 'Reason, for the person', hint: 'Mailed, and shown to the person beside the ticket.' },
    },
    submit: 'Promise this day',
    done: (ticket: string) => `The later day of ${ticket} was mailed.`,
  },

  months: {
    title: 'Counts of a month',
    text: 'Of what you may see. In time is by the end of the 15th working day after it came, even where a later day was promised.',
    month: 'Month',
    failed: 'The counts could not be loaded.',
    none: (month: string) => `There is nothing to count in ${month}.`,
    caption: (month: string) => `Grievances in ${month}`,
    category: 'About',
    received: 'Received',
    inTime: 'Settled in time',
    late: 'Settled late',
    pending: 'Pending at its end',
    all: 'All',
  },

  note: {
    title: 'Write a note',
    text: 'Only staff who may see this grievance read notes. They are never mailed, and never shown to the person.',
    fields: { text: { label: 'Note' } },
    submit: 'Save the note',
    done: 'The note is saved.',
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
    title: 'Reply and set status',
    text: 'A reply is mailed to the person as soon as you save.',
    fields: {
      status: { label: 'Status from now on' },
      reply: {
        label: 'Reply to the person',
        hint: 'Needed to settle or reject. Left empty, only the status changes and no mail is sent.',
      },
    },
    same: (status: string) => `${status} (as it is)`,
    submit: 'Save and send the reply',
    done: (ticket: string) => `${ticket} is saved.`,
    conflict:
      'Somebody else has changed this grievance meanwhile. What stands above is how it is now; your reply is still in the form.',
  },
} as const;

const words = texts.due;

/** Working days. */
export function dueInWords({ due, status, overdue }: Pick<GrievanceLine, 'due' | 'status' | 'overdue'>): string {
  const day = formatDate(due);
  if (CLOSED_STATUSES.includes(status)) return day;
  if (overdue) return words.overdue(day);
  const left = daysBetween(today(), due);
  return left <= 0 ? words.today(day) : words.in(day, left);
}

export const categoryInWords = (category: GrievanceCategory): string =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;

export const helpReasonInWords = (reason: SignInHelp['reason']): string =>
  reason === 'not-me' ? texts.notMe : (HELP_REASONS.find(({ id }) => id === reason)?.label ?? reason);
