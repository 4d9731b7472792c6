import type { GrievanceStatus } from '@university/shared/contract';

/** Where the forms are, on the website that serves this API under its own address. */
export const FORM_PATH = '/grievance-form';

/** Names of the fields, as the form has them. */
export const FIELD_NAMES: Record<string, string> = {
  kind: 'Who you are',
  name: 'Name',
  email: 'E-mail',
  mobile: 'Mobile number',
  number: 'Enrolment or employee number',
  category: 'What it is about',
  subject: 'Subject',
  message: 'What happened',
  pdf: 'Document',
  ticket: 'Ticket number',
};

export const STATUS_NAMES: Record<GrievanceStatus, string> = {
  open: 'Received, waiting to be taken up',
  'in-progress': 'Being looked into',
  settled: 'Settled',
  rejected: 'Closed without action',
};

export const texts = {
  notSent: 'Your grievance was not sent',
  notFound: 'We cannot show your grievance',
  goBack: 'Go back with the Back button of your browser: what you typed is still there.',
  again: 'Or start again:',
  form: 'grievance form and tracking',
  helpDesk: 'If it goes on, write to',
  tracked: 'How your grievance stands',
  ticket: 'Ticket number',
  subject: 'Subject',
  status: 'Status',
  received: 'Received',
  due: 'Answer due by',
  reply: 'Reply',
  noReply: 'There is no reply yet.',
  back: 'Back to the grievance form',
} as const;
