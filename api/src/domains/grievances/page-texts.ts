/** What the pages say that answer forms of browsers without scripts. */
export const pageTexts = {
  form: 'grievance form and tracking',
  /** Names of its fields, as the form has them. */
  fields: {
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
  } as Readonly<Record<string, string>>,
  helpForm: 'form “I cannot sign in”',
  helpFields: {
    name: 'Name',
    email: 'E-mail address of your application',
    mobile: 'Mobile number',
    form_number: 'Form number',
    track: 'Track',
    reason: 'What happens',
    message: 'Message',
  } as Readonly<Record<string, string>>,
  failed: {
    send: 'Your grievance was not sent',
    help: 'Your message was not sent',
    message: 'Your message was not added',
    track: 'We cannot show your grievance',
  },
  tracked: 'How your grievance stands',
  closed:
    'This grievance was closed more than 30 days ago. If it is not settled, send a new one and name this ticket in it.',
  email: 'Your e-mail, once more',
  back: 'Back to the grievance form',
} as const;
