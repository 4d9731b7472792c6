import { normalizeTicket } from '@university/shared/contract';
import { useSearchParams } from '@university/shared/router';
import { Container, PageHeader, Section } from '@university/shared/ui';
import { texts } from '../grievance-texts';
import { NoSuchThing } from '../parts/NoSuchThing';
import { Receipt } from './Receipt';

const words = texts.receipt;

/** The ticket that an address holds: a page shows nothing that cannot be one. */
export const ticketIn = (params: URLSearchParams) => normalizeTicket(params.get('ticket') ?? '');

/** Where a form that was sent without scripts leads. */
export function SentPage() {
  const [params] = useSearchParams();
  const ticket = ticketIn(params);
  if (!ticket) {
    return (
      <NoSuchThing title={words.missingTitle} to="/grievance-form" link={words.back}>
        <p>{words.missing}</p>
      </NoSuchThing>
    );
  }
  return (
    <>
      <PageHeader title={words.title} />
      <Section>
        <Container>
          <Receipt ticket={ticket} />
        </Container>
      </Section>
    </>
  );
}
