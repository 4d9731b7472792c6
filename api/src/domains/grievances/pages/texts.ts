import type { GrievanceStatus } from '@university/shared/contract';
import type { WayBack } from '../../../platform/http/pages/refused';

/** Where the forms are, on the website that serves this API under its own address. */
export const FORM_PATH = '/grievance-form';

/** Names of the fields, as the form has them. */
const FIELD_NAMES: Record<string, string> = {
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

/** The way back to it. */
export const FORM: WayBack = { path: FORM_PATH, name: 'grievance form and tracking', fields: FIELD_NAMES };

export const STATUS_NAMES: Record<GrievanceStatus, string> = {
  open: 'Received, waiting to be taken up',
  'in-progress': 'Being looked into',
  settled: 'Settled',
  rejected: 'Closed without action',
};

export const texts = {
  notSent: 'Your grievance was not sent',
  notFound: 'We cannot show your grievance',
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
