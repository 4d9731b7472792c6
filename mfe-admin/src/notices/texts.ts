import { DELETED_FOR } from '../contract';

export const texts = {
  upload: {
    lead: 'Choose where they belong, add the PDFs, describe them. They are public as soon as they are uploaded, unless you say when.',
    submit: (count: number) => (count > 1 ? `Upload and publish ${count} notices` : 'Upload and publish'),
    schedule: (count: number) => (count > 1 ? `Upload and schedule ${count} notices` : 'Upload and schedule'),
  },
  archive: {
    lead: 'Documents from earlier years go straight into the archive, where visitors find them by their own date.',
    submit: (count: number) => (count > 1 ? `Upload ${count} documents into the archive` : 'Upload into the archive'),
  },
  parts: {
    when: 'When it is shown',
  },

  sectionHints: { alert: 'The title of an alert stands as a banner on every page until it is archived.' },
  fileName: 'Title',
  fileNameHint: 'As visitors will read it in a list. 3 to 200 characters.',
  language: 'Language of the document',
  languages: { en: 'English', hi: 'Hindi' },
  summary: 'Summary (optional)',
  summaryHint: 'A few sentences for people who cannot open the PDF.',
  typeTitle: 'Type a part of its title.',
  noNotice: 'No notice has these words.',
  presentFile: 'Back to the present PDF',
  paper: (about: string, isPresent: boolean) =>
    `${isPresent ? 'Present PDF' : 'New PDF, stored with the draft'}: ${about}.`,
  details: {
    endDate: 'Last date to apply (optional)',
    endTime: 'Closing hour, in IST (optional)',
    openingAt: 'Opening of bids, in IST (optional)',
    estimatedValue: 'Estimated value in rupees (optional)',
    apply: 'Address to apply at (optional)',
    vacancies: 'Number of vacancies (optional)',
    orderNumber: 'Order number (optional)',
    orderDate: 'Date of the order (optional)',
    startsAt: 'Starts at, in IST (optional)',
    endsAt: 'Ends at, in IST (optional)',
    place: 'Place (optional)',
  },
  ofTender: {
    orderNumber: 'Tender number (optional)',
    orderDate: 'Date of the tender (optional)',
    endDate: 'Last date for bids (optional)',
    apply: 'Address to bid at (optional)',
  },
  publishAtHint: 'Left empty, it is public at once.',
  autoArchive: 'Move it to the archive by itself',
  autoArchiveByLastDate: 'Move it to the archive by itself after the last date',
  fileHint: (limit: string) =>
    `Choose one or more PDFs of at most ${limit} each, or drop them here. Without one, write the text below.`,
  chooseAgain: 'Choose this file again: a reload keeps what you typed, and no file',

  sending: {
    textOnly: 'A text, without a PDF',
    facts: (pages: number, size: string) => `${pages === 1 ? '1 page' : `${pages} pages`}, ${size}`,
    openFile: 'Open the PDF',
  },

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

  problems: {
    validUntil: 'Give the last day on which it is current',
    hour: 'Give hour and minute, or leave it empty',
    hourPast: 'That hour is over. Choose a later one',
    originalDateFuture: 'This day is still to come. Choose today or an earlier day',
    date: 'Give the date as day, month and year',
    lastDate: 'Give the last date, after which it moves to the archive',
    noFile: 'Choose a PDF file, or write a text',
    time: 'Give day and time, or leave it empty',
    endsAt: 'Give an end that comes after the start',
    notPdf: 'This is not a PDF. Save the document as PDF and choose that file',
  },
} as const;
