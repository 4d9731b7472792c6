import { HOME_BLOCKS, type HomeBlock } from '../home-blocks';
import { z } from 'zod';
import {
  day,
  email,
  line,
  lines,
  link,
  notesOf,
  optionalLine,
  references,
  requiredDay,
  requiredLink,
  rows,
  sitePath,
  whole,
  yesNo,
  optionalAddress,
  reference,
  optionalEmail,
  choice,
  optionalReference,
  optionalSitePath,
  colour,
} from './fields';
import { contrast, DEFAULT_LOOK, FIXED, ON_NIGHT, TEXT_CONTRAST, type Theme } from '../../colours';

const named = z.object({ name: line('Name', 60), url: requiredLink('Address') });

/** Source: specification, sections 2 and 9. */
export const MOST_LOGOS = 3;

const logos = rows(
  'Logos',
  z.object({
    pictureId: reference('Logo', 'media'),
    darkPictureId: optionalReference('The same for a dark ground', 'media', { hint: 'In the footer and at night.' }),
  }),
  MOST_LOGOS,
  { hint: 'PNG or WebP with a transparent ground. Several take turns in the header. None: the site draws some.' },
);

const icon = optionalReference('Icon', 'media', {
  hint: 'A square, in tabs, on home screens and on cards of shared links. Empty: the first logo on white.',
});

/** Used on every page, letter, mail, calendar and feed. */
export const identityData = z.object({
  name: line('Name', 120),
  shortName: line('Short name', 20, { hint: 'Staff log in at /login and this.', isTranslated: false }),
  tagline: optionalLine('Tagline', 160),
  address: lines('Address', { each: 120, most: 6 }),
  addressLine: optionalLine('Address in the header', 120, { hint: 'Without the PIN code.' }),
  mapUrl: link('The place on a map'),
  siteUrl: requiredLink('Address of the website'),
  helpDesk: email('E-mail of the help desk'),
  phone: line('Phone of the help desk', 40, { isTranslated: false }),
  portals: z
    .object({
      admission: rows('Where people apply', named, 12),
      student: link('Student portal'),
      faculty: link('Faculty portal'),
      refundPolicy: link('Fee refund policy as a file'),
    })
    .meta({ title: 'Portals' }),
  social: rows('Social networks', named.extend({ about: optionalLine('What it shows', 120) }), 8),
  youtube: rows('YouTube channels', named, 6),
  antiRagging: z
    .object({ phone: line('Phone', 40, { isTranslated: false }), email: email('E-mail') })
    .nullable()
    .meta({ title: 'Helpline against ragging' }),
  copyrightYear: whole('Year of the copyright', 1900, 2200).nullable().meta({ title: 'Year of the copyright' }),
  // Older identities have neither.
  logos: logos.default([]).meta({ ...notesOf(logos) }),
  iconId: icon.default(null).meta({ ...notesOf(icon) }),
});

/** In the popup's sentences. */
export const POPUP_PLACEHOLDERS = ['live rounds', 'verification days'] as const;

/** Shown while a round is live; the site adds links to its results. */
export const popupData = z.object({
  title: line('Title', 80),
  points: lines('What it says', {
    each: 300,
    most: 8,
    hint: `The site fills in ${POPUP_PLACEHOLDERS.map((name) => `{{${name}}}`).join(' and ')}; a line for which there are none is left out.`,
  }),
  tracks: references('Tracks that it is about, in this order', 'track', 20, { hint: 'None: every track.' }),
  links: rows('Further links', z.object({ label: line('Words', 60), path: sitePath('Page') }), 6),
});

const days = { from: requiredDay('First day'), to: day('Last day', { hint: 'Empty: one day only.' }) };

export const calendarData = z.object({
  year: line('Academic year', 20, { hint: '2025-26', isTranslated: false }),
  terms: rows(
    'Dates of the academic year',
    z.object({
      term: line('Part of the year', 60, { hint: 'One table on the page has the dates of one part.' }),
      name: line('What', 120),
      ...days,
      whom: optionalLine('For whom', 120),
      isEvent: yesNo('Visitors may come', { hint: 'Search engines are told of it as an event.' }),
    }),
    200,
  ),
  holidays: rows(
    'Holidays',
    z.object({
      day: requiredDay('Day'),
      name: line('Name', 120),
      isRestricted: yesNo('Restricted: offices and classes stay open'),
      moves: yesNo('May move by a day, with the moon'),
    }),
    200,
  ),
});

const verificationDocuments = lines('Documents to bring to verification', {
  each: 100,
  most: 20,
  hint: 'In the order in which letters of allotment list them. Empty: letters have no list.',
});

/** `anybody`: whatever the own category; `claim`: within a category, as PwD; `extra`: beyond the other seats. */
export const SEATS_FOR = ['anybody', 'members', 'claim', 'extra'] as const;

const seatRules = rows(
  'How seats are given out',
  z.object({
    category: line('Category', 10, { hint: 'A code of the list above: SC', isTranslated: false }),
    whom: choice('Its seats are for', SEATS_FOR),
    to: optionalLine('Its empty seats go to', 80, { hint: 'In this order: ST, UR', isTranslated: false }),
  }),
  40,
  { hint: 'In the order in which an applicant tries them. Empty seats stay in their region, but for a spot round.' },
);

export const admissionData = z.object({
  regions: rows(
    'Regions',
    z.object({ code: line('Code', 10, { isTranslated: false }), name: line('In words', 80) }),
    20,
  ),
  categories: rows(
    'Categories',
    z.object({ code: line('Code', 10, { isTranslated: false }), name: line('In words', 120) }),
    40,
  ),
  documents: verificationDocuments.default([]).meta({ ...notesOf(verificationDocuments) }),
  seatRules: seatRules.default([]).meta({ ...notesOf(seatRules) }),
});

const searchWord = z.object({
  typed: line('What people type', 600, {
    hint: 'In English and Hindi, with commas between: refund, money back, वापसी',
    isTranslated: false,
  }),
  means: line('What the site calls it', 120, { hint: 'Words of the title of the page: Fee refund policy' }),
});
export type SearchWord = z.output<typeof searchWord>;

export const searchData = z.object({ words: rows('Search words', searchWord, 500) });

/** What it says; its pictures have addresses of their own. */
export type Identity = Omit<z.output<typeof identityData>, 'logos' | 'iconId'>;

/** Shown by `{{block officers}}`, or a group by `{{block officers-academic-officers}}`. */
export const officersData = z.object({
  officers: rows(
    'Officers',
    z.object({
      group: line('Group', 60, { hint: 'Heads of the university, Services' }),
      post: line('Office', 80),
      name: optionalLine('Who holds it', 120, { hint: 'Empty: the office alone is named.' }),
      duty: line('Responsible for', 200),
      email: optionalEmail('Mailbox'),
      phone: optionalLine('Phone', 40, { isTranslated: false }),
      page: optionalAddress('Page that says more'),
    }),
    200,
    { hint: 'In the order of the list; those of a group stand together.' },
  ),
});

const people = (title: string, hint?: string) => whole(title, 0, 100_000, hint ? { hint } : {});

/** By year and group, shown by `{{block placement}}`. Medians, as these are what a reader may expect. */
export const placementData = z.object({
  years: rows(
    'What became of those who finished',
    z
      .object({
        year: line('Academic year', 20, { hint: '2024-25', isTranslated: false }),
        group: line('Who', 80, { hint: 'A level or track, or all together.' }),
        finished: people('Finished'),
        placed: people('Work for an employer'),
        studying: people('Study on'),
        founded: people('Have a business of their own'),
        median: whole('Median pay a year', 0, 100_000_000, { input: 'rupees' })
          .nullable()
          .meta({ title: 'Median pay a year', hint: 'Empty: not known.', input: 'rupees' }),
      })
      .refine(({ finished, placed, studying, founded }) => placed + studying + founded <= finished, {
        path: ['finished'],
        error: 'The three numbers beside it are more than this',
      }),
    100,
  ),
  source: optionalLine('Where the figures come from', 200, {
    hint: 'Such as: Asked of all who finished, six months later; 92 of 100 answered.',
  }),
});

/** Shown by `{{block reservation}}`, or a group by `{{block reservation-categories}}`. */
export const reservationData = z.object({
  seats: rows(
    'Seats',
    z.object({
      group: line('Group', 80, { hint: 'Regions, Categories, Supernumerary' }),
      name: line('For whom', 120),
      code: optionalLine('Code', 10, { hint: 'As results and letters have it.', isTranslated: false }),
      seats: line('How many', 60, { hint: '15%, or: 1 for each programme and campus' }),
      rule: optionalLine('Rule or proof', 300, { hint: 'Who belongs to it, or the paper that shows it.' }),
    }),
    60,
    { hint: 'In the order of the table; those of a group stand together.' },
  ),
});

const blockRow = z.object({
  block: choice('Part', HOME_BLOCKS),
  isShown: yesNo('Shown'),
  title: optionalLine('Custom heading', 120, {
    hint: 'In place of the usual one. The banner and Admission now have none.',
  }),
});

const blocks = z
  .array(blockRow)
  .max(HOME_BLOCKS.length, `Give at most ${HOME_BLOCKS.length} rows`)
  .superRefine((given, context) => {
    for (const [index, { block }] of given.entries()) {
      const message = problemOf(given, index, block);
      if (message) context.addIssue({ code: 'custom', path: [index, 'block'], message });
    }
  })
  .default(HOME_BLOCKS.map((block) => ({ block, isShown: true, title: null })))
  .meta({
    title: 'Parts of the page',
    hint: 'From top to bottom. A part without anything to show is left out by itself, with its heading.',
  });

function problemOf(given: readonly { block: HomeBlock }[], index: number, block: HomeBlock): string | undefined {
  if (given.findIndex((each) => each.block === block) < index) return 'This part is above already';
  if (block === 'hero' && index > 0) return 'The banner comes first: it has the heading of the page';
}

const drawings = z
  .object({ lathe: yesNo('A lathe'), loom: yesNo('A loom'), circuit: yesNo('A circuit board') })
  .default({ lathe: false, loom: false, circuit: false })
  .meta({ title: 'Drawings in the banner', hint: 'In place of a picture.' });

const heroPicture = optionalReference('Picture in the banner', 'media', {
  hint: 'At least 1,024 pixels wide. Without picture and drawings the banner has its pattern alone.',
});

export const homeData = z.object({
  blocks,
  lead: optionalLine('Below the tagline', 300),
  heroPictureId: heroPicture.default(null).meta({ ...notesOf(heroPicture) }),
  drawings,
  achievementsLead: optionalLine('Above the achievements', 200),
  achievements: rows(
    'Recent achievements',
    z.object({
      title: line('Title', 120),
      text: line('What it was', 400),
      pictureId: optionalReference('Picture', 'media'),
    }),
    10,
  ),
  messages: rows(
    'Messages',
    z.object({
      role: line('Office', 80, { hint: 'As in: The Chancellor.' }),
      // Older messages have neither.
      name: optionalLine('Name', 80).default(null).meta({ title: 'Name', isTranslated: true }),
      pictureId: optionalReference('Picture', 'media').default(null).meta({ title: 'Picture', ref: 'media' }),
      words: line('The heart of the message', 600),
      link: line('Words of the link', 80),
      to: sitePath('Page of the whole message'),
    }),
    4,
  ),
  peopleLead: optionalLine('Above the picture of people', 200),
  peoplePictureId: optionalReference('Picture of people at work', 'media', {
    hint: 'Without one the part is not shown.',
  }),
  campusesLead: optionalLine('Above the campuses', 200),
  partnersLead: optionalLine('Above the partners', 200),
  partners: rows(
    'Partners',
    z.object({
      name: line('Name', 80),
      field: line('Field', 80),
      mark: optionalLine('Mark', 600, {
        hint: 'Path of an outline in a square of 48 units.',
        isTranslated: false,
      }).refine(
        (path) => path === null || /^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]+$/.test(path),
        'Use the commands and numbers of an SVG path',
      ),
    }),
    24,
  ),
  partnersPage: optionalSitePath('Page of all partners', { hint: 'As in /academics/collaboration. Empty: no link.' }),
  socialsLead: optionalLine('Above the social networks', 200),
});

const themed = (theme: Theme, title: string) =>
  z
    .object({
      accent: colour('Accent', DEFAULT_LOOK[theme].accent, {
        hint: 'Ground of the first button, mark in header and footer.',
      }),
      link: colour('Links', DEFAULT_LOOK[theme].link),
    })
    .default(DEFAULT_LOOK[theme])
    .meta({ title });

/** All other colours are fixed or derived. */
export const lookFields = z.object({
  night: colour('Ground of header and footer', DEFAULT_LOOK.night, { hint: 'A dark one, the same by day and night.' }),
  light: themed('light', 'Light'),
  dark: themed('dark', 'Dark'),
});

interface Pair {
  path: ['night'] | [Theme, 'accent' | 'link'];
  colour: string;
  against: string;
  /** For the message. */
  what: string;
}

function* pairsOf({ night, ...themes }: z.output<typeof lookFields>): Generator<Pair> {
  for (const against of Object.values(ON_NIGHT)) {
    yield { path: ['night'], colour: night, against, what: 'Text of header and footer on it' };
  }
  for (const theme of ['light', 'dark'] as const) {
    const { accent, link } = themes[theme];
    const { paper, sheet, band, 'on-accent': onAccent } = FIXED[theme];
    yield { path: [theme, 'accent'], colour: accent, against: onAccent, what: 'Dark text on it' };
    yield { path: [theme, 'accent'], colour: accent, against: night, what: 'It in header and footer' };
    for (const against of [paper, sheet, band]) {
      yield { path: [theme, 'link'], colour: link, against, what: 'It on the grounds of pages' };
    }
  }
}

/** Rounded down, so that a refused contrast never looks sufficient. */
const inWords = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Refuses unreadable colours with their lowest contrast. */
export const lookData = lookFields.superRefine((look, context) => {
  const worst = new Map<string, Pair & { ratio: number }>();
  for (const pair of pairsOf(look)) {
    const ratio = contrast(pair.colour, pair.against);
    const field = pair.path.join('.');
    if (ratio < (worst.get(field)?.ratio ?? TEXT_CONTRAST)) worst.set(field, { ...pair, ratio });
  }
  for (const { path, what, ratio } of worst.values()) {
    const message = `${what} has a contrast of ${inWords(ratio)} : 1. At least ${TEXT_CONTRAST} : 1 is needed`;
    context.addIssue({ code: 'custom', path, message });
  }
});
