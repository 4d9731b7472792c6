export const rankTexts = {
  title: 'Opening and closing ranks',
  lead: 'The first and the last rank that got a seat, by programme, campus and category. Applicants ask for them every year: “What rank got it?”',
  rules: [
    'Where fewer than 5 seats were given, no rank is shown, because it would tell about single persons.',
    'Seats left are added when the window has closed. Corrections of records are taken over within 15 minutes.',
    'The ranks stay public when the records of this round are erased.',
  ],
  failed: 'The ranks of this round could not be loaded.',
  state: {
    published: 'These ranks are public.',
    since: (at: string) => `These ranks are public since ${at}.`,
    away: 'These ranks were published. Visitors see them again when the results are public again.',
    unpublished: 'These ranks are not public.',
  },
  page: 'What visitors see',
  first: 'Publish the results of this round before its ranks.',
  none: 'There is no rank to publish: no seat of this round was given by rank yet.',
  allHidden: 'There is no rank to publish: in no group 5 seats or more were given.',
  facts: { shown: 'Groups with ranks', hidden: 'Groups that are hidden' },
  table: 'The ranks as a table',
  firstOf: (shown: string, all: string) => `The first ${shown} of ${all} groups.`,
  columns: {
    program: 'Programme',
    campus: 'Campus',
    category: 'Category',
    opening: 'Opening rank',
    closing: 'Closing rank',
    seats: 'Seats given',
    left: 'Seats left',
  },
  publish: 'Publish the ranks',
  publishTitle: 'Publish these ranks?',
  publishText: (name: string) =>
    `Everybody can read the opening and closing ranks of ${name} from now on, by programme, campus and category.`,
  publishCounts: (shown: string, hidden: string) =>
    `Groups with ranks: ${shown}. Groups that say “Fewer than 5” in place of ranks: ${hidden}.`,
  published: 'The ranks are public.',
  takeBack: 'Take the ranks back',
  takeBackTitle: 'Take these ranks back?',
  takeBackText: (name: string) =>
    `Visitors do not see the ranks of ${name} any more. Nothing is lost: you can publish them again.`,
  takenBack: 'The ranks are not public any more.',
} as const;
