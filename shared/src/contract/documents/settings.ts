import { z } from 'zod';
import {
  day,
  email,
  line,
  lines,
  link,
  optionalLine,
  references,
  requiredDay,
  requiredLink,
  rows,
  sitePath,
  whole,
  yesNo,
} from './fields';

/** A name and where it leads. */
const named = z.object({ name: line('Name', 60), url: requiredLink('Address') });

/** Who the university is. Every page, letter, mail, calendar and feed takes it from here. */
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
});

/**
 * The window that opens with the home page while a round is live: its result is out, and its window open. The site adds a
 * link to the result of each such round.
 */
export const popupData = z.object({
  title: line('Title', 80),
  points: lines('What it says', {
    each: 300,
    most: 8,
    hint: 'The site fills in {{live rounds}} and {{verification days}}; a line for which there are none is left out.',
  }),
  tracks: references('Tracks that it is about, in this order', 'track', 20, { hint: 'None: every track.' }),
  links: rows('Further links', z.object({ label: line('Words', 60), path: sitePath('Page') }), 6),
});

const days = { from: requiredDay('First day'), to: day('Last day', { hint: 'Empty: one day only.' }) };

/** Holidays and terms: pages, calendars and structured data are made from them. */
export const calendarData = z.object({
  year: line('Academic year', 20, { hint: '2025-26', isTranslated: false }),
  terms: rows(
    'Dates of the academic year',
    z.object({
      term: line('Part of the year', 60, { hint: 'Odd semester' }),
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

/** What codes of regions and categories mean in admission, in words of results, letters and guides. */
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
});

export type Identity = z.output<typeof identityData>;
