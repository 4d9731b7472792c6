import { z } from 'zod';
import {
  NOTICE_SECTIONS,
  type NoticeSection,
  hourOfDay,
  noticeLanguage,
  noticeSection,
  MOST_VALUE,
  NOTICE_TEXT_LIMIT,
  noticeForm,
} from '../notices';
import { typedCode, oneLine, severalLines, webAddress } from '../text';
import {
  article,
  choice,
  day,
  line,
  lines,
  type FieldNotes,
  optionalAddress,
  requiredAddress,
  rows,
  whole,
  optionalLine,
  instant,
  optionalReference,
  yesNo,
} from './fields';

const SECTIONS = NOTICE_SECTIONS.map(({ id }) => id) as [NoticeSection, ...NoticeSection[]];

const notes: FieldNotes = {
  title: 'Address',
  hint: 'As in /about-us/history or /green-campus. When it changes, the old address leads to the new one.',
};

/** Filled from Identity, or drawn by the site. */
export const PLACEHOLDERS = [
  'name',
  'shortName',
  'tagline',
  'address',
  'phone',
  'telephone',
  'helpDesk',
  'site',
  'map',
  'year',
  'raggingPhone',
  'raggingMail',
  'refundPolicy',
  'studentPortal',
  'mail',
  'block',
] as const;

export const pageData = z.object({
  path: typedCode()
    .max(120)
    .regex(/^\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)*$/, 'Write it as /about-us/history')
    .meta({ ...notes }),
  title: line('Title', 120),
  description: line('What it answers', 200, { hint: 'Shown below the title and in search engines.' }),
  keywords: lines('Further words to find it by', { each: 60, most: 40 }),
  owner: line('Office that answers for it', 120),
  reviewOn: day('Review by'),
  section: choice('Newest notices of', SECTIONS).nullable().meta({ title: 'Newest notices of' }),
  body: article('Text', 50_000, {
    hint: 'Headings begin with ## and ###. {{name}}, {{helpDesk}} and the like stand for what Identity says.',
  })
    .unwrap()
    .meta({ title: 'Text', input: 'markdown', isTranslated: true } satisfies FieldNotes),
});

/** Entries that the site adds below. */
export const MENU_ADDITIONS = ['nothing', 'zones', 'portals'] as const;

export const MENU_LEVELS = 3;

const menuEntry = z.object({
  label: line('Words', 60),
  level: whole('Level', 1, MENU_LEVELS, {
    hint: '1 is in the bar, 2 below the entry before it of level 1, and so on.',
  }),
  to: optionalAddress('Leads to', {
    hint: 'A page as in /academics/history, or https://… Empty: it only holds others.',
  }),
  adds: choice('The site adds below it', MENU_ADDITIONS),
});

export type MenuEntry = z.output<typeof menuEntry>;

function problemAt(entries: readonly MenuEntry[], index: number): ['level' | 'to', string] | undefined {
  const { level, to, adds } = entries[index] as MenuEntry;
  const before = entries[index - 1]?.level ?? 0;
  if (level > before + 1)
    return ['level', before === 0 ? 'Begin with an entry of level 1' : `At most ${before + 1} here`];
  const holds = adds !== 'nothing' || (entries[index + 1]?.level ?? 0) > level;
  if (holds && to) return ['to', 'An entry that holds others is not a link itself. Put the page below it'];
  if (!holds && !to) return ['to', 'Say where it leads, or put entries below it'];
}

export const menuFields = z.object({ entries: rows('Entries', menuEntry, 150, { depthIn: 'level' }) });

/** With validated levels. */
export const menuData = menuFields.superRefine(({ entries }, context) => {
  for (const index of entries.keys()) {
    const [field, message] = problemAt(entries, index) ?? [];
    if (field) context.addIssue({ code: 'custom', path: ['entries', index, field], message });
  }
});

const linkRow = z.object({ label: line('Words', 60), to: requiredAddress('Leads to') });

export const footerData = z.object({
  quickTitle: line('Title of the first list', 40),
  quick: rows('First list', linkRow, 12),
  exploreTitle: line('Title of the second list', 40),
  explore: rows('Second list', linkRow, 12),
  policies: rows('Below: policies', linkRow, 16, {
    hint: 'A page of the site is here from the day on which it is there.',
  }),
});

export type Menu = z.output<typeof menuData>;
export type Footer = z.output<typeof footerData>;

const redirectNotes: FieldNotes = {
  title: 'From',
  hint: 'An address of this site where no page is, as in /old-page. Capital and small letters are the same.',
};

export const redirectData = z.object({
  from: oneLine()
    .normalize()
    .max(200)
    .regex(/^(?:\/[^\s\\/?#]+)+$/, 'Write it as /old-page, with nothing after it')
    .meta({ ...redirectNotes }),
  to: requiredAddress('Leads to', { hint: 'A page as in /academics/history, or https://… elsewhere.' }),
  note: optionalLine('Why', 200, { hint: 'For colleagues; visitors do not see it.', isTranslated: false }),
});

const COUNT = 'Give the number in digits, 1 or more';
const VALUE = 'Give the value in rupees, in digits';

/** Fields are named as in the calls of notices. */
export const noticeData = z
  .object({
    fileName: noticeForm.shape.fileName.meta({ title: 'Title', isTranslated: true }),
    section: z.enum(noticeSection.options, 'Choose a section').meta({ title: 'Section' }),
    language: z.enum(noticeLanguage.options, 'Choose English or Hindi').meta({ title: 'Language of the document' }),
    file: z.string().max(120).nullable().meta({ title: 'PDF', ref: 'paper' }),
    summary: severalLines().max(5_000).nullable().meta({ title: 'Summary', input: 'markdown', isTranslated: true }),
    text: article('Text', NOTICE_TEXT_LIMIT),
    picture: optionalReference('Picture', 'media'),
    follows: optionalReference('Corrects or belongs to', 'notice'),
    startsAt: instant('Starts at'),
    endsAt: instant('Ends at'),
    place: optionalLine('Place', 200),
    endDate: day('Last date to apply'),
    endTime: hourOfDay().nullable().default(null).meta({ title: 'Hour at which bids close, in IST' }),
    estimatedValue: z
      .number(VALUE)
      .int(VALUE)
      .positive(VALUE)
      .max(MOST_VALUE)
      .nullable()
      .default(null)
      .meta({ title: 'Estimated value', input: 'rupees' }),
    openingAt: instant('Opening of bids').default(null).meta({ title: 'Opening of bids', input: 'instant' }),
    apply: webAddress(/^https?$/, 'Give a full address that begins with https:// or http://')
      .nullable()
      .meta({ title: 'Address to apply at' }),
    vacancies: z.number(COUNT).int(COUNT).positive(COUNT).nullable().meta({ title: 'Number of vacancies' }),
    orderNumber: optionalLine('Order number', 100, { isTranslated: false }),
    orderDate: day('Date of the order'),
    /** Null: at first publication. */
    publishAt: instant('Published at'),
    autoArchive: yesNo('Move it to the archive by itself'),
    validUntil: day('Last day on which it is current'),
    validUntilTime: hourOfDay().nullable().default(null).meta({ title: 'Hour at which it ends, in IST' }),
  })
  .refine(({ file, text }) => file !== null || text !== null, {
    path: ['file'],
    error: 'Choose a PDF file, or write a text',
  })
  .refine(({ autoArchive, validUntil }) => !autoArchive || validUntil !== null, {
    path: ['validUntil'],
    error: 'Give the last valid day',
  })
  .refine(({ validUntil, validUntilTime }) => validUntilTime === null || validUntil !== null, {
    path: ['validUntil'],
    error: 'Give the last valid day',
  })
  .refine(({ endDate, endTime }) => endTime === null || endDate !== null, {
    path: ['endDate'],
    error: 'Give the last date of this hour',
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || startsAt !== null, {
    path: ['startsAt'],
    error: 'Give the start as well',
  })
  .refine(
    ({ startsAt, endsAt }) => endsAt === null || startsAt === null || Date.parse(endsAt) >= Date.parse(startsAt),
    { path: ['endsAt'], error: 'Give an end that comes after the start' },
  );
