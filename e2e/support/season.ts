import { istDay } from '@university/shared/time';
import { MONTHS as ENGLISH } from '../../shared/src/time/date-texts';
import { MONTHS as HINDI } from '../../shared/src/time/date-texts.hi';

/** The last day of the academic year that the demonstration tells of. */
const LAST_DAY = '2026-07-31';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const HINDI_WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];

const monthOf = (name: string) => Math.max(ENGLISH.indexOf(name as never), HINDI.indexOf(name as never)) + 1;
const DAY = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? (${[...ENGLISH, ...HINDI].join('|')})[a-z]* (20\\d\\d)`, 'g');
const ISO = /20\d\d-\d\d-\d\d/g;
/** A day or an instant for machines, with what people read. */
const TIME = /<time[^>]* datetime="([^"]*)"[^>]*>([\s\S]*?)<\/time>/gi;

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

const isoIn = (text: string): string =>
  text.replace(DAY, (_, day: string, month: string, year: string) =>
    [year, String(monthOf(month)).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

/** Text with its days as ISO 8601, those without a year too where the page has them for machines. */
const plain = (html: string): string =>
  isoIn(
    html
      .replace(TIME, (_, at: string) => istDay(at))
      .replace(/<!-- -->|<(?:svg|script|style)[\s\S]*?<\/(?:svg|script|style)>/g, ''),
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const inParts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'))].map(([part]) => part);

export const daysIn = (html: string): string[] => plain(html).match(ISO) ?? [];

/** Rows of tables, each with the first day of every cell that names one. */
const rowsOf = (html: string) =>
  inParts(html, 'tr').map((row) => ({
    text: plain(row).trim(),
    starts: inParts(row, 't[dh]').flatMap((cell) => daysIn(cell).slice(0, 1)),
    days: daysIn(row),
  }));

/** What a page says of the rounds, by its words without the days: every page has the same days for the same words. */
export function roundsIn(html: string): Map<string, string> {
  const lines = ['li', 'p', 'tr'].flatMap((tag) => inParts(mainOf(html), tag)).map((line) => plain(line).trim());
  const ofRounds = lines.filter((line) => /(?:Round|राउंड) \d/.test(line) && line.match(ISO));
  return new Map(ofRounds.map((line) => [line.replace(ISO, '…'), String(line.match(ISO))]));
}

/** Orders of days that cannot be, in either language. */
export function seasonFaultsOf(html: string): string[] {
  const main = mainOf(html);
  const faults: string[] = [];
  for (const { text, starts, days } of rowsOf(main)) {
    if (starts.join() !== [...starts].sort().join()) faults.push(`has days out of order: ${text}`);
    for (const [index, name] of [...WEEKDAYS, ...HINDI_WEEKDAYS].entries())
      if (text.includes(name) && days.length === 1 && new Date(days[0] as string).getUTCDay() !== index % 7)
        faults.push(`has another day of the week: ${text}`);
  }
  for (const [span, from = '', to = ''] of plain(main).matchAll(
    /(20\d\d-\d\d-\d\d)(?:,[^,]{1,20}IST)? (?:to|से) (20\d\d-\d\d-\d\d)/g,
  ))
    if (from > to) faults.push(`ends before it begins: ${span}`);
  for (const [, at = '', words = ''] of main.matchAll(TIME)) {
    const [first = istDay(at)] = isoIn(words.replace(/<!-- -->/g, '')).match(ISO) ?? [];
    // Of several days the last has the month: “18th, 19th and 20th Aug 2025”.
    if (!(first === istDay(at) || /,|\band\b|और/.test(words))) faults.push(`says ${words} and means ${at}`);
  }
  for (const day of daysIn(main)) if (day > LAST_DAY) faults.push(`tells of ${day}`);
  return faults;
}
