import { ADD_MESSAGE_WORDS, RECEIPT_WORDS, SEND_FIELDS, TRACKED_WORDS } from '@university/shared/contract';
import { identity } from '@university/shared/identity';

export const texts = {
  title: 'Grievance form & RTI',
  lead: 'Tell us what went wrong, and follow it by its ticket.',
  openRti: 'Ask for information under RTI',
  leadToRti: 'Or ask for information under the Right to Information Act.',
  contents: 'On this page',
  send: {
    ...SEND_FIELDS,
    title: 'Send a grievance',
    kinds: { student: 'Student or applicant', employee: 'Employee' },
    emailHint:
      identity.sendsMail === false
        ? 'You need it, with the ticket, to read the answer here.'
        : 'The ticket and the answer are sent here.',
    mobileHint: '10 digits, with or without +91 or 0.',
    numbers: { student: 'Enrolment or application number', employee: 'Employee number' },
    optional: 'optional',
    choose: 'Choose one',
    messageHint: 'What, where and when, and what you want us to do. Up to 5,000 characters.',
    pdf: 'A supporting document',
    pdfHint: 'One PDF of up to 5 MB, such as a receipt or a letter.',
    submit: 'Send the grievance',
    sending: 'Sending...',
    notLost: 'Nothing you typed is lost.',
  },
  errors: {
    title: (count: number) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
    failed: 'The grievance was not sent',
    required: {
      name: 'Enter your name',
      email: 'Enter your e-mail address',
      category: 'Choose what it is about',
    },
    email: 'Enter an e-mail address like name@university.example',
    mobile: 'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9',
    subject: 'Give a subject of at least 5 characters',
    message: 'Describe it in at least 20 characters',
    notPdf: 'Choose a PDF file',
    tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
    unreadable: 'The file cannot be read. Choose it again.',
    ticket: (example: string) => `This is not a ticket number. A ticket number looks like ${example}`,
  },
  advice: {
    harassment:
      'Only members of the Internal Complaints Committee read this. You may also speak to them first; nobody else is told.',
    ragging: identity.antiRagging
      ? `If somebody is in danger, call the national anti-ragging helpline now: ${identity.antiRagging.phone}, at any hour and free of charge.`
      : 'If somebody is in danger, call the police now.',
  },
  aside: {
    title: 'What happens next',
    steps: [
      identity.sendsMail === false
        ? 'You get a ticket number at once, on this page. Keep it. You need it to read our answer here.'
        : 'You get a ticket number at once, on this page and by e-mail.',
      'We send it to the office responsible. Only the Internal Complaints Committee sees harassment complaints.',
      'An answer is due within 15 working days. Students may appeal to the ombudsperson within 15 days of it.',
    ],
    urgent: 'Urgent',
    emergency: 'In danger, call 112.',
    ragging: 'Ragging:',
    /** Changing this needs a new `NOTICE_VERSION`. */
    privacy:
      'We use your name, number and address only to settle this matter. Only the staff who settle it see them. We erase everything three years later.',
  },
  receipt: {
    ...RECEIPT_WORDS,
    copy: 'Copy the number',
    copied: 'Copied.',
    copyYourself: 'The number is marked: copy it with Ctrl+C.',
    another: 'Send another grievance',
  },
  counts: {
    title: 'How we settle grievances',
    caption: (month: string) => `Grievances in ${month}`,
    category: 'About',
    received: 'Received',
    inTime: 'Settled within 15 working days',
    late: 'Settled late',
    pending: 'Pending at the end',
    all: 'All',
    without:
      'Confidential grievances, such as harassment, are not in this table, so that nobody can be identified. The Internal Complaints Committee reports their number once a year.',
  },
  track: {
    ...TRACKED_WORDS,
    title: 'Follow a grievance',
    lead: 'With the ticket number and the e-mail address that you gave.',
    ticketHint: (example: string) => `For example ${example}. You can leave out spaces and capital letters.`,
    email: 'E-mail',
    submit: 'Check status',
    looking: 'Looking it up...',
    failed: 'We cannot show it',
    found: 'Status of your grievance',
    category: 'About',
    changed: 'Last change',
    add: {
      ...ADD_MESSAGE_WORDS,
      missing: 'Write your message',
      sending: 'Sending...',
      closed:
        'This grievance was closed more than 30 days ago. If it is not settled, send a new one above and name this ticket in it.',
    },
  },
} as const;
