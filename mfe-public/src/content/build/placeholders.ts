import { identity } from '@university/shared/identity';
import { formatDate } from '@university/shared/time';
import { EVEN_SEMESTER, GAZETTED, type Holiday, ODD_SEMESTER, RESTRICTED, type Term } from '../../calendars/days';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Calendar days have no zone; UTC keeps them from moving. */
export const weekday = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const holidays = (list: readonly Holiday[]) =>
  table(
    ['Date', 'Day', 'Holiday'],
    list.map(({ day, name, moves }) => [formatDate(day), weekday(day), moves ? `${name} *` : name]),
  );

const terms = (list: readonly Term[]) =>
  table(
    ['What', 'From', 'To', 'For whom'],
    list.map(({ name, from, to = from, whom = 'All students' }) => [name, formatDate(from), formatDate(to), whom]),
  );

/** The calendars as tables in Markdown: a text shows one where it says `{{calendar gazetted}}`. */
const calendarTables: Readonly<Record<string, () => string>> = {
  gazetted: () => holidays(GAZETTED),
  restricted: () => holidays(RESTRICTED),
  odd: () => terms(ODD_SEMESTER),
  even: () => terms(EVEN_SEMESTER),
};

const [, domain] = identity.helpDesk.split('@');
const ragging = identity.antiRagging ?? undefined;

/** What `{{name}}` and `{{mail registrar}}` in a text stand for, so that no text repeats who the university is. */
const VALUES: Record<string, (argument: string) => string | undefined> = {
  name: () => identity.name,
  shortName: () => identity.shortName,
  address: () => identity.address.join(', '),
  phone: () => identity.phone,
  telephone: () => `[${identity.phone}](tel:${identity.phone.replaceAll(' ', '')})`,
  helpDesk: () => `[${identity.helpDesk}](mailto:${identity.helpDesk})`,
  site: () => identity.siteUrl,
  map: () => identity.mapUrl ?? undefined,
  year: () => String(identity.copyrightYear),
  raggingPhone: () => ragging && `[${ragging.phone}](tel:${ragging.phone.replaceAll('-', '')})`,
  raggingMail: () => ragging && `[${ragging.email}](mailto:${ragging.email})`,
  studentPortal: () => identity.portals.student ?? undefined,
  /** The mailbox of a role. */
  mail: (role) => role && `[${role}@${domain}](mailto:${role}@${domain})`,
  calendar: (name) => calendarTables[name]?.(),
};

/** @throws Error for a placeholder that stands for nothing */
export function fillPlaceholders(source: string): string {
  return source.replace(/\{\{(\w+)(?: ([\w-]*))?\}\}/g, (placeholder, name: string, argument = '') => {
    const value = VALUES[name]?.(argument);
    if (!value) throw new Error(`${placeholder} stands for nothing`);
    return value;
  });
}
