/** A line is a name, these words, and a date. */
export const says = {
  opens: 'applications open on',
  applyBy: 'apply by',
  applyToday: 'last day to apply is today,',
  applyNow: 'applications are open',
  closed: 'applications closed on',
  planned: 'result and decisions planned from',
  before: 'the result is out, decide from',
  decideBy: 'decide by',
  closesToday: 'closes today at',
  verify: 'documents are verified on',
  verifyUntil: 'documents are verified until',
} as const;

export const texts = {
  panel: 'Admission now',
  panelAll: 'All dates and how to apply',
  next: 'What is next',
  columns: ['Track', 'Apply', 'Result', 'Next step'],
  table: 'Tracks and their next step',
  out: (round: string) => `${round} result is out`,
  nothing: 'There are no dates now. The dates of the next admission will be here.',
  unknown: 'The dates could not be read just now. They are also in the admission notices.',
  calendar: 'Add all dates to my calendar',
  left: 'left',
} as const;
