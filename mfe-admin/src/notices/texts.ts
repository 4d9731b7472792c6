import { DELETED_FOR } from '../contract';

export const texts = {
  uploadLead:
    'Choose where they belong, add the PDFs, describe them. They are public as soon as they are uploaded, unless you say when.',
  uploadSubmit: (count: number) => (count > 1 ? `Upload and publish ${count} notices` : 'Upload and publish'),
  uploadSchedule: (count: number) => (count > 1 ? `Upload and schedule ${count} notices` : 'Upload and schedule'),
  archiveLead: 'Documents from earlier years go straight into the archive, where visitors find them by their own date.',
  archiveSubmit: (count: number) =>
    count > 1 ? `Upload ${count} documents into the archive` : 'Upload into the archive',
  fileName: 'Title',
  language: 'Language of the document',
  languages: { en: 'English', hi: 'Hindi' },
  summary: 'Summary (optional)',
  presentFile: 'Back to the present PDF',
  paper: (about: string, isPresent: boolean) =>
    `${isPresent ? 'Present PDF' : 'New PDF, stored with the draft'}: ${about}.`,
  fields: {
    fileName: { hint: 'As visitors will read it in a list. 3 to 200 characters.' },
    summary: { type: 'lines', hint: 'A few sentences for people who cannot open the PDF.' },
    text: { hint: 'All of the notice, where it has no PDF.' },
    follows: {
      hint: 'The notice that this one corrects or goes on from, by a part of its title. Both pages show both.',
    },
    endTime: { title: 'Closing hour, in IST', input: 'time' },
    estimatedValue: { hint: 'In digits, such as 12,50,000.' },
    apply: { hint: 'Begins with https://' },
    place: { hint: 'Hall, campus and gate, as a visitor would look for them.' },
    validUntil: { isOptional: false, hint: 'From the next day on (India time) it is in the archive.' },
    validUntilTime: { input: 'time', hint: 'Left empty, it is current until midnight.' },
  },
  ofTender: {
    orderNumber: { title: 'Tender number' },
    orderDate: { title: 'Date of the tender' },
    endDate: { title: 'Last date for bids' },
    apply: { title: 'Address to bid at', hint: 'Begins with https://' },
  },
  fileHint: (limit: string) =>
    `Choose one or more PDFs of at most ${limit} each, or drop them here. Without one, write the text below.`,
  chooseAgain: 'Choose this file again: a reload keeps what you typed, and no file',
  sendingTextOnly: 'A text, without a PDF',
  sendingFacts: (pages: number, size: string) => `${pages === 1 ? '1 page' : `${pages} pages`}, ${size}`,
  sendingOpenFile: 'Open the PDF',
  removal: {
    text: 'It leaves every list at once. Its page and its PDF say that it was withdrawn, and why. You can restore it.',
    fields: {
      reason: {
        label: 'Reason, for readers',
        hint: 'One sentence, as “The tender is cancelled; a new one follows in September.”',
      },
    },
    submit: 'Withdraw the notice',
    deleteText: `No reader has seen it. You can restore it for ${DELETED_FOR} days.`,
    deleted: (title: string) => `“${title}” is deleted. You find it under “Withdrawn” for ${DELETED_FOR} days.`,
  },
  problemsValidUntil: 'Give the last day on which it is current',
  problemsHourPast: 'That hour is over. Choose a later one',
  problemsOriginalDateFuture: 'This day is still to come. Choose today or an earlier day',
  problemsLastDate: 'Give the last date, after which it moves to the archive',
  problemsNoFile: 'Choose a PDF file, or write a text',
  problemsNotPdf: 'This is not a PDF. Save the document as PDF and choose that file',
} as const;
