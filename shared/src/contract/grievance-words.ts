import type { PublicEntryKind } from './grievance-thread';
import type { GrievanceStatus } from './grievances';

export const SEND_FIELDS = {
  kind: 'Who you are',
  name: 'Your name',
  email: 'E-mail',
  mobile: 'Mobile number',
  category: 'What it is about',
  subject: 'Subject',
  message: 'What happened',
} as const;

export const TRACKED_WORDS = {
  ticket: 'Ticket number',
  subject: 'Subject',
  status: 'Status',
  statuses: {
    open: 'Received, waiting to be taken up',
    'in-progress': 'Being looked into',
    settled: 'Settled',
    rejected: 'Closed without action',
  } satisfies Record<GrievanceStatus, string>,
  received: 'Received',
  due: 'Answer due by',
  extended: 'New day that we told you',
  thread: 'What was written',
  entries: { message: 'You wrote', reply: 'We replied', extension: 'We need more time' } satisfies Record<
    PublicEntryKind,
    string
  >,
  noReply: 'There is no reply yet.',
} as const;

export const RECEIPT_WORDS = {
  title: 'Your grievance has reached us',
  ticket: 'Ticket number',
  keep: 'Keep this number. You need it and your e-mail address to check the status.',
  due: (day: string) => `An answer is due by ${day}.`,
  track: 'Check its status',
} as const;

export const ADD_MESSAGE_WORDS = {
  title: 'Add a message',
  reopens: 'This grievance is closed. A message opens it again.',
  message: 'Message',
  submit: 'Send the message',
  failed: 'The message was not added',
  done: 'Your message was added.',
} as const;
