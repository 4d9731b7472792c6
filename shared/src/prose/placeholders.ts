import type { PLACEHOLDERS } from '@university/shared/contract';
import { identity } from '@university/shared/identity';

const [, domain = ''] = identity.helpDesk.split('@');
const { antiRagging } = identity;

type Placeholder = (typeof PLACEHOLDERS)[number];

const mailbox = (address: string) => `[${address}](mailto:${address})`;
const telephone = (number: string) => `[${number}](tel:${number.replace(/[^+\d]/g, '')})`;

/** Values for `{{name}}` or `{{mail registrar}}`. */
const VALUES: Readonly<Record<Exclude<Placeholder, 'block'>, (argument: string) => string | null>> = {
  name: () => identity.name,
  shortName: () => identity.shortName,
  tagline: () => identity.tagline,
  address: () => identity.address.join(', '),
  phone: () => identity.phone,
  telephone: () => telephone(identity.phone),
  helpDesk: () => mailbox(identity.helpDesk),
  site: () => identity.siteUrl,
  map: () => identity.mapUrl,
  year: () => identity.copyrightYear?.toString() ?? null,
  raggingPhone: () => antiRagging && telephone(antiRagging.phone),
  raggingMail: () => antiRagging && mailbox(antiRagging.email),
  refundPolicy: () => identity.portals.refundPolicy,
  studentPortal: () => identity.portals.student,
  mail: (role) => role && mailbox(`${role}@${domain}`),
};

const PLACEHOLDER = /\{\{(\w+)(?: ([\w-]*))?\}\}/g;

/** Unknown placeholders are removed; blocks stay. */
export const fillPlaceholders = (source: string): string =>
  source.replace(PLACEHOLDER, (placeholder, name: string, argument = '') => {
    if (name === 'block') return placeholder;
    return (Object.hasOwn(VALUES, name) && VALUES[name as keyof typeof VALUES](argument)) || '';
  });
