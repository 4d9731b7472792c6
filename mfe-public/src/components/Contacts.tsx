import { type Fact, Row } from '@university/shared/kit';

/** What a telephone dials: `+91 11 5550 0100` without what only helps the eye. */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

interface Reached {
  email: string | null;
  phone: string | null;
}

const linksOf = ({ email, phone }: Reached) => ({
  email: email && <a href={`mailto:${email}`}>{email}</a>,
  phone: phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>,
});

/** The ways to reach an office, as facts; those it does not have are left out by the list. */
export function contactFacts(office: Reached, terms: { email: string; phone: string }): Fact[] {
  const { email, phone } = linksOf(office);
  return [
    { term: terms.email, value: email, width: 'half' },
    { term: terms.phone, value: phone, width: 'half' },
  ];
}

/** The same on a line; nothing where there is no way. */
export function Contacts(office: Reached) {
  const { email, phone } = linksOf(office);
  if (!email && !phone) return null;
  return (
    <Row $gap={2}>
      {email}
      {phone}
    </Row>
  );
}
