export const texts = {
  title: 'Results',
  lead: 'Rounds of seat allotment: import, publish, windows and what applicants decided.',
  noRounds: 'This admission year has no rounds yet. Make them under Admission years.',
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  heldTitle: 'Decisions that are held',
  heldLead:
    'These applicants said “this was not me”. They cannot decide until you have talked to them and lifted the hold. Opening a record is noted in the audit log.',
  round: {
    back: 'All rounds',
    failed: 'The round could not be loaded.',
    status: {
      pending: 'Pending',
      freeze: 'Freeze',
      float: 'Float',
      upgrade: 'Upgrade',
      reject: 'Reject',
      lapsed: 'Lapsed',
    },
    outcomes: { allotted: 'Allotted', 'not-allotted': 'Not allotted', held: 'Held' },
    decisions: 'Decisions',
    over: { hour: 'Decisions by the hour', day: 'Decisions by the day' },
    overChart: 'Decisions over time as a chart; the table below it has the same numbers.',
  },
  publishText: (count: string, name: string) =>
    `Applicants in ${name}: ${count}. Once the results are public, they can sign in and see theirs, and decide while the window is open.`,
  publishMails: (count: string) =>
    count === '1' ? '1 mail goes out.' : `${count} mails go out, one to each applicant.`,
  publishPhotos: (count: string, all: string) =>
    `${count} of ${all} applicants have no photograph here. Their letters go without one.`,
  publishSignIn: 'Everybody can sign in with e-mail address and date of birth.',
  publishSharedSignIn: (count: string) =>
    `${count} applicants share their e-mail address and date of birth with another one. They need their form number too.`,
  publishSubmit: { now: 'Publish the results', at: 'Publish at this hour', propose: 'Ask a second person' },
  earlierReplaced: (count: string, round: number) =>
    `Of these, ${count} have a seat in the new round too. They lose the seat of round ${round} when the new result is published.`,
  importLead:
    'A CSV file with one row per applicant. First you see what it would change; nothing is imported before you say so. All rows go in, or none.',
  importFileHint: (limit: string) => `At most ${limit}, with the columns of the template. Choose it, or drop it here.`,
  importLostChoices:
    'Once these records are in, the office can record only freeze or reject for those who have not decided, and only reject for the others. Nobody can take back float, upgrade or reject.',
  importAbsent: 'Records that the file does not have; they stay',
  seatsTitle: 'Allot seats here',
  seatsText:
    'Instead of a file of results, give out the seats of this round from a file of applications. You can try before anything changes.',
  seatsLink: 'Allot the seats of this round',
  discardText: (count: string) =>
    `Records that are removed: ${count}. Applicants who are in no other round are removed with them, and their photographs. What the import changed in applicants of other rounds stays.`,
  exportText:
    'All records of this round as CSV. The address works once and for a minute; the export is noted in the audit log.',
  recordFailed: 'The record could not be loaded.',
  recordMissing: 'There is no such record. It may have been erased.',
  recordWishesTitle: 'List of preferences',
  recordWishesPlace: (position: number, program: string) => `${position}. ${program}`,
  recordWishesGone: 'Not in the catalogue any more',
  recordWishesLabels: {
    allotted: 'Allotted',
    higher: 'Not reached: no seat at this rank',
    lower: 'Not considered: a higher one was given',
    open: 'No seat in this round',
    held: 'Decided in separate counselling',
  },
  auditCaption: 'Results log',
  auditEmpty: 'Nothing fits this search.',
  auditFound: (count: string) => (count === '1' ? '1 entry' : `${count} entries`),
  auditAnyRound: 'All rounds',
  auditActors: {
    staff: 'Staff',
    applicant: 'Applicants',
    anybody: 'Somebody unknown',
    'command-line': 'Command line',
    provider: 'Single sign-on',
    system: 'The system',
  },
  auditActions: {
    import: 'Import',
    'discard-import': 'Import discarded',
    'add-photos': 'Photographs',
    'open-file': 'Looked at the photograph',
    'set-round': 'Window or publication',
    'publish-ranks': 'Ranks published or taken back',
    export: 'Export',
    read: 'Looked at the record',
    correct: 'Decision changed by staff',
    'correct-applicant': 'Applicant corrected by staff',
    decide: 'Decision',
    'take-back': 'Decision taken back',
    disown: 'Applicant: this was not me',
    'lift-hold': 'Hold lifted',
    'sign-in': 'Sign-in',
    erase: 'Erased',
    letter: 'Letter issued',
    'fail-proof': 'Wrong second proof',
  },
  fileColumnsLead:
    'A file may leave these out: what is stored of them stays. An empty cell takes away what is stored, but no language.',
  fileColumnsList: [
    ['marks', 'A number with at most three decimals, such as 412.50.'],
    [
      'preferences',
      'All choices of the applicant in their order, programme code and campus code: DCE@N01; DME@W03. At most 60. An allotted seat must stand where program_preference says.',
    ],
    [
      'photo',
      'The name of the file with the photograph, such as 26190001.jpg. Upload the photographs themselves below, after the import.',
    ],
    ['language', 'Of mails to the applicant: en or hi. People who sign in get that of the page, whatever a file says.'],
  ],
  photosLead:
    'The letter shows them. Each is known by its name, which the column photo of the result file has. They are made smaller, and only staff who look at a record and the applicant see them.',
  photosNoneNamed: 'No result file of this track names a photograph yet. Import one with the column photo first.',
  photosFirst: (shown: string, count: string) => `The first ${shown} of ${count}.`,
  photosWrongName: 'Its name cannot stand in a result file: letters, digits, . _ - and the ending .jpg, .jpeg or .png',
  ranksLead:
    'The first and the last rank that got a seat, by programme, campus and category. Applicants ask for them every year: “What rank got it?”',
  ranksRules: [
    'Where fewer than 5 seats were given, no rank is shown, because it would tell about single persons.',
    'Seats left are added when the window has closed. Corrections of records are taken over within 15 minutes.',
    'The ranks stay public when the records of this round are erased.',
  ],
  ranksTable: 'The ranks as a table',
  ranksPublishText: (name: string) =>
    `Everybody can read the opening and closing ranks of ${name} from now on, by programme, campus and category.`,
  ranksPublishCounts: (shown: string, hidden: string) =>
    `Groups with ranks: ${shown}. Groups that say “Fewer than 5” in place of ranks: ${hidden}.`,
  ranksTakeBackText: (name: string) =>
    `Visitors do not see the ranks of ${name} any more. Nothing is lost: you can publish them again.`,
} as const;
