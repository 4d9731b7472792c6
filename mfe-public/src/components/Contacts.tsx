import type { Fact } from '@university/shared/kit';

/** What a telephone dials: `+91 11 5550 0100` without what only helps the eye. */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

interface Reached {
  email: string | null;
  phone: string | null;
}

/** The ways to reach an office, as facts; those it does not have are left out by the list. */
export function contactFacts({ email, phone }: Reached, terms: { email: string; phone: string }): Fact[] {
  return [
    { term: terms.email, value: email && <a href={`mailto:${email}`}>{email}</a>, width: 'half' },
    { term: terms.phone, value: phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>, width: 'half' },
  ];
}
