import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { formatDate, MINUTE } from '@university/shared/time';
import { prepare, publicQuery } from '@university/shared/reading';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  Muted,
  PageHeader,
  Section,
  SectionTitle,
  space,
  Stack,
  Table,
  type TableColumn,
  wide,
} from '@university/shared/kit';
import { texts } from './texts';
import { identity } from '@university/shared/identity';
import styled from 'styled-components';
import { MinorTitle, Steps } from '../components/parts';
import {
  grievanceCategoryNames,
  type GrievanceKind,
  type GrievanceMonthCount,
  type GrievanceReceipt,
} from '@university/shared/contract';
import { LOCALE } from '@university/shared/language';
import { kindOf, KINDS } from './fields';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs } from '@university/shared/remote';
import { useLocation, useNavigate, useSearchParams } from '@university/shared/router';
import { useEffect, useState } from 'react';
import { LinkList, SwitchLinks } from '../components/links';
import { Receipt } from './Receipt';
import { SendForm } from './SendForm';
import { TrackForm } from './TrackForm';

const words = texts.aside;

const RTI_PATH = '/grievance-form/rti';

interface RtiText {
  title: string;
  description: string;
}

const rtiQuery = () =>
  publicQuery(
    ['page', RTI_PATH, 'named'],
    async ({ client, signal }): Promise<RtiText | null> => {
      const { page } = (await read(client, calls.getPage, { query: { path: RTI_PATH }, signal })).data;
      return page && { title: page.title, description: page.description };
    },
    10 * MINUTE,
  );

const countsQuery = () =>
  publicQuery(
    ['grievance', 'counts'],
    async ({ client, signal }) => (await read(client, calls.listGrievanceCounts, { signal })).data,
    10 * MINUTE,
  );

function Rti({ text: { title, description } }: { text: RtiText }) {
  return (
    <Section aria-labelledby="rti">
      <Container>
        <Stack $gap={2}>
          <SectionTitle id="rti">{title}</SectionTitle>
          <Muted>{description}</Muted>
          <div>
            <ButtonLink $look="quiet" to={RTI_PATH}>
              {texts.openRti}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

const Call = styled.a`
  display: inline-block;
  padding-block: 2px;
  font-weight: 700;
`;

const { antiRagging } = identity;

function NextSteps() {
  return (
    <Stack as="aside" $gap={3} aria-label={words.title}>
      <Card>
        <Stack $gap={1}>
          <MinorTitle>{words.title}</MinorTitle>
          <Steps>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Muted>{words.privacy}</Muted>
        </Stack>
      </Card>
      <Card>
        <Stack $gap={1}>
          <MinorTitle>{words.urgent}</MinorTitle>
          <p>{words.emergency}</p>
          {antiRagging && (
            <p>
              {words.ragging} <Call href={`tel:${antiRagging.phone.replaceAll('-', '')}`}>{antiRagging.phone}</Call>,{' '}
              <Call href={`mailto:${antiRagging.email}`}>{antiRagging.email}</Call>
            </p>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

const countsWords = texts.counts;

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const COLUMNS: TableColumn[] = [
  { name: countsWords.category },
  { name: countsWords.received, isNumber: true },
  { name: countsWords.inTime, isNumber: true },
  { name: countsWords.late, isNumber: true },
  { name: countsWords.pending, isNumber: true },
];

type Numbers = Omit<GrievanceMonthCount, 'category'>;

const NONE: Numbers = { received: 0, in_time: 0, late: 0, pending: 0 };

const add = (one: Numbers, other: Numbers): Numbers => ({
  received: one.received + other.received,
  in_time: one.in_time + other.in_time,
  late: one.late + other.late,
  pending: one.pending + other.pending,
});

const numbers = ({ received, in_time, late, pending }: Numbers) =>
  [received, in_time, late, pending].map((count) => count.toLocaleString('en-IN'));

export function Counts({ month, counts }: { month: string; counts: readonly GrievanceMonthCount[] }) {
  return (
    <Section aria-labelledby="counts">
      <Container>
        <Stack $gap={2}>
          <SectionTitle id="counts">{countsWords.title}</SectionTitle>
          <Table
            caption={countsWords.caption(MONTH.format(new Date(`${month}-01T00:00:00Z`)))}
            columns={COLUMNS}
            rows={counts.map((count) => [grievanceCategoryNames[count.category], ...numbers(count)])}
            sums={counts.length > 1 ? [[countsWords.all, ...numbers(counts.reduce(add, NONE))]] : []}
          />
          <Muted>{countsWords.without}</Muted>
        </Stack>
      </Container>
    </Section>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<undefined> {
  await Promise.all([prepare(queryClient, rtiQuery()), prepare(queryClient, countsQuery())]);
  return undefined;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

export default function Grievance() {
  const [params] = useSearchParams();
  const { search, state } = useLocation();
  // Not in the address, which ends up in logs and browser histories.
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

/** Old addresses carry the ticket: moves it into the form. */
function useTicketOutOfAddress(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ticket = params.get('ticket');
  useEffect(() => {
    if (ticket !== null) void navigate('/grievance-form#track', { replace: true, state: { ticket } });
  }, [ticket, navigate]);
}

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
