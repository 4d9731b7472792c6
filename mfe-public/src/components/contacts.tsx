import type { Fact } from '@university/shared/kit';

/** What a telephone dials: `+91 11 5550 0100` without what only helps the eye. */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** How an office is reached. */
export interface Reached {
  email: string | null;
  phone: string | null;
}

/** The ways to reach an office as links, where it has them. */
export const contactLinks = ({ email, phone }: Reached) => ({
  email: email && <a href={`mailto:${email}`}>{email}</a>,
  phone: phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>,
});

/** The same as facts; those it does not have are left out by the list. */
export function contactFacts(office: Reached, terms: { email: string; phone: string }): Fact[] {
  const { email, phone } = contactLinks(office);
  return [
    { term: terms.email, value: email, width: 'half' },
    { term: terms.phone, value: phone, width: 'half' },
  ];
}
