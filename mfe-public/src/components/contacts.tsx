import type { Fact } from '@university/shared/kit';

/** `+91 11 5550 0100` → `+911155500100` */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

export interface Reached {
  email: string | null;
  phone: string | null;
}

export const contactLinks = ({ email, phone }: Reached) => ({
  email: email && <a href={`mailto:${email}`}>{email}</a>,
  phone: phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>,
});

export function contactFacts(office: Reached, terms: { email: string; phone: string }): Fact[] {
  const { email, phone } = contactLinks(office);
  return [
    { term: terms.email, value: email, width: 'half' },
    { term: terms.phone, value: phone, width: 'half' },
  ];
}
