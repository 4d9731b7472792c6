import { identity } from '@university/shared/identity';
import { calendarTables } from '../../calendars/tables';

const [, domain] = identity.helpDesk.split('@');

/** What `{{name}}` and `{{mail registrar}}` in a text stand for, so that no text repeats who the university is. */
const VALUES: Record<string, (argument: string) => string | undefined> = {
  name: () => identity.name,
  shortName: () => identity.shortName,
  address: () => identity.address.join(', '),
  phone: () => identity.phone,
  telephone: () => `[${identity.phone}](tel:${identity.phone.replaceAll(' ', '')})`,
  helpDesk: () => `[${identity.helpDesk}](mailto:${identity.helpDesk})`,
  site: () => identity.siteUrl,
  map: () => identity.mapUrl,
  year: () => String(identity.copyrightYear),
  raggingPhone: () => `[${identity.antiRagging.phone}](tel:${identity.antiRagging.phone.replaceAll('-', '')})`,
  raggingMail: () => `[${identity.antiRagging.email}](mailto:${identity.antiRagging.email})`,
  studentPortal: () => identity.portals.student,
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
