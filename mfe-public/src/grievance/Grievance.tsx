import type { GrievanceKind, GrievanceReceipt } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs } from '@university/shared/remote';
import { useLocation, useNavigate, useSearchParams } from '@university/shared/router';
import {
  Button,
  Container,
  Muted,
  PageHeader,
  Section,
  SectionTitle,
  space,
  Stack,
  wide,
} from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { LinkList } from '../components/LinkList';
import { SwitchLinks } from '../components/SwitchLinks';
import { prepare } from '../reading';
import { Counts } from './Counts';
import { countsQuery } from './counts';
import { NextSteps } from './NextSteps';
import { Receipt } from './Receipt';
import { SendForm } from './SendForm';
import { TrackForm } from './TrackForm';
import { kindOf, KINDS } from './fields';
import { Rti } from './Rti';
import { rtiQuery } from './rti';
import { texts } from './texts';

export async function loader({ queryClient }: LoaderArgs): Promise<undefined> {
  await Promise.all([prepare(queryClient, rtiQuery()), prepare(queryClient, countsQuery())]);
  return undefined;
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const CONTENTS = [
  { hash: '#send', text: texts.send.title },
  { hash: '#track', text: texts.track.title },
];

/** The grievance form, what becomes of a grievance, and what the university says about the Right to Information. */
export default function Grievance() {
  const [params] = useSearchParams();
  const { search, state } = useLocation();
  // Never in the address, which ends up in logs and histories.
  const ticket = (state as { ticket?: string } | null)?.ticket ?? '';
  useTicketOutOfAddress();
  const { data: rti } = useQuery(rtiQuery());
  const { data: settled } = useQuery(countsQuery());
  const contents = rti ? [...CONTENTS, { hash: '#rti', text: rti.title }] : CONTENTS;
  return (
    <>
      <PageHeader title={texts.title} lead={rti ? `${texts.lead} ${texts.leadToRti}` : texts.lead} />
      <Section>
        <Container>
          <Stack $gap={4}>
            <LinkList label={texts.contents} links={contents.map(({ hash, text }) => ({ to: search + hash, text }))} />
            <Columns>
              <Send kind={kindOf(params)} />
              <NextSteps />
            </Columns>
          </Stack>
        </Container>
      </Section>
      <Section $band aria-labelledby="track">
        <Container>
          <Stack $gap={2}>
            <SectionTitle id="track">{texts.track.title}</SectionTitle>
            <Muted>{texts.track.lead}</Muted>
            <TrackForm key={ticket} ticket={ticket} />
          </Stack>
        </Container>
      </Section>
      {settled && settled.counts.length > 0 && <Counts month={settled.month} counts={settled.counts} />}
      {rti && <Rti text={rti} />}
    </>
  );
}

/** A ticket that an old address has is put into the form that follows it, and taken out of the address. */
function useTicketOutOfAddress(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ticket = params.get('ticket');
  useEffect(() => {
    if (ticket !== null) void navigate('/grievance-form#track', { replace: true, state: { ticket } });
  }, [ticket, navigate]);
}

/** The choice of a form, the form, and after it the ticket. */
function Send({ kind }: { kind: GrievanceKind }) {
  const [receipt, setReceipt] = useState<GrievanceReceipt>();
  if (receipt) {
    return (
      <Receipt ticket={receipt.ticket} due={formatDate(receipt.due)}>
        <Button type="button" $look="quiet" onClick={() => setReceipt(undefined)}>
          {texts.receipt.another}
        </Button>
      </Receipt>
    );
  }
  return (
    <Stack $gap={3}>
      <SectionTitle id="send">{texts.send.title}</SectionTitle>
      <SwitchLinks
        label={texts.send.kind}
        links={KINDS.map((each) => ({
          to: each === 'student' ? '/grievance-form' : `/grievance-form?kind=${each}`,
          text: texts.send.kinds[each],
          isCurrent: each === kind,
        }))}
      />
      <SendForm kind={kind} onSent={setReceipt} />
    </Stack>
  );
}
