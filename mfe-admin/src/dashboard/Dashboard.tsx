import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import { read, useSession } from '@university/shared';
import type {
  QueryOf,
  Role,
  DraftSummary,
  GrievanceCounts,
  RoundSummary,
  StaffNotice,
} from '@university/shared/contract';
import { color, space, text, Badge, Failed, Muted, radius, wide, Grid, Card as Plain } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { texts as words } from './texts';
import { queryOptions, useQuery } from '@university/shared/query';
import { formatDate, addDays, formatInstant } from '@university/shared/time';
import { newestNoticesQuery, approvalsQuery, grievancesQuery } from '../api/queries';
import { labelOf } from '../notices/sections';
import { texts as common } from '../texts';
import { Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { calendarNow, today } from '@university/shared/identity';
import { mailQuery } from '../mail/queries';
import { holdsQuery, roundsQuery } from '../results/queries';
import { Read } from '../form/messages';
import { draftsQuery } from '../documents/queries';
import { inIndia } from '../list/cells';
import { roundName, roundPage } from '../results/rounds';

const List = styled.ul`
  list-style: none;
  padding: 0;
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

const Item = styled.li`
  display: grid;
  gap: ${space(0.5)} ${space(3)};
  padding: ${space(1.5)} ${space(2)};
  & + & {
    border-top: 1px solid ${color.line};
  }
  time {
    color: ${color.muted};
    font-size: ${text.small};
  }
  ${wide.tablet} {
    grid-template-columns: 7rem 14rem minmax(0, 1fr);
    align-items: baseline;
  }
  overflow-wrap: anywhere;
`;

const LIMIT = 8;

function NewestNotices() {
  const { data: notices, isPending, isError, refetch } = useQuery(newestNoticesQuery(LIMIT));
  if (isError && !notices) return <Failed onRetry={() => void refetch()}>The notices could not be loaded.</Failed>;
  if (isPending) return <Muted role="status">{common.loading}</Muted>;
  if (notices.length === 0) return <p>No notice has been published yet.</p>;
  return (
    <List>
      {notices.map(({ _id, fileName, section, language, publishAt }) => (
        <Item key={_id}>
          <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          <span>
            <Badge>{labelOf(section)}</Badge>
          </span>
          <Link to={`/notices/${_id}`} lang={language}>
            {fileName}
          </Link>
        </Item>
      ))}
    </List>
  );
}

export default function Dashboard() {
  const session = useSession();
  if (!session) return null;
  const { currentRole: role, email } = session;
  return (
    <StaffArea
      title="Dashboard"
      lead={`You are logged in as ${email}.`}
      head={
        <p>
          Role: <strong>{common.roles[role]}</strong>
        </p>
      }
    >
      <Titled title={words.attention.title}>
        <Attention role={role} />
      </Titled>
      <Titled title="Newest notices">
        <NewestNotices />
      </Titled>
    </StaffArea>
  );
}

const attentionWords = words.attention;

export interface Concern {
  text: string;
  to?: string;
  isUrgent?: boolean;
}

/** Days. */
export const SOON = 7;
const URGENT = 2;

const DAY = 24 * 60 * 60 * 1_000;

const NAMED = 5;

interface Page<T> {
  data: { notices: T[] };
  metadata: { total: number };
}

interface NoticeData {
  expiring: Page<Pick<StaffNotice, '_id' | 'fileName' | 'validUntil'>>;
  scheduled: Page<unknown>;
}

export function aboutNotices({ expiring, scheduled }: NoticeData): Concern[] {
  const { total } = expiring.metadata;
  const lines = expiring.data.notices
    .flatMap(({ validUntil, ...notice }) => (validUntil ? [{ ...notice, validUntil }] : []))
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil))
    .slice(0, NAMED)
    .map(({ _id, fileName, validUntil }) => ({
      text: attentionWords.notices.line(fileName, formatDate(validUntil)),
      to: `/admin/view-pdfs/${_id}`,
    }));
  return [
    ...(total > 0 ? [{ text: attentionWords.notices.expiring(total), isUrgent: true }, ...lines] : []),
    ...(scheduled.metadata.total > 0
      ? [{ text: attentionWords.notices.scheduled(scheduled.metadata.total), to: '/admin/view-pdfs?state=scheduled' }]
      : []),
  ];
}

export function aboutGrievances({ data: { counts } }: { data: { counts: GrievanceCounts } }): Concern[] {
  const { open, overdue } = counts;
  return [
    ...(overdue > 0 ? [{ text: attentionWords.grievances.overdue(overdue), isUrgent: true }] : []),
    ...(open > 0 ? [{ text: attentionWords.grievances.open(open) }] : []),
  ];
}

export function aboutRounds(rounds: readonly RoundSummary[], now: number): Concern[] {
  const isWithin = (days: number, instant: string | null): instant is string => {
    const at = Date.parse(instant ?? '');
    return at >= now && at <= now + days * DAY;
  };
  return rounds.flatMap((round) => {
    const { opensAt, closesAt, statuses } = round;
    const name = roundName(round);
    const to = roundPage(round);
    if (isWithin(SOON, opensAt)) return [{ to, text: attentionWords.rounds.opens(name, formatInstant(opensAt)) }];
    if (!isWithin(SOON, closesAt)) return [];
    const waiting = attentionWords.rounds.undecided(inIndia(statuses.pending));
    return [
      {
        to,
        text: `${attentionWords.rounds.closes(name, formatInstant(closesAt))}, ${waiting}`,
        isUrgent: isWithin(URGENT, closesAt),
      },
    ];
  });
}

export const aboutHolds = (holds: readonly unknown[]): Concern[] =>
  holds.length > 0 ? [{ text: attentionWords.holds.held(holds.length), isUrgent: true }] : [];

export function aboutDrafts(drafts: readonly Pick<DraftSummary, 'stage' | 'isMine' | 'remark'>[]): Concern[] {
  const reviews = drafts.filter(({ stage, isMine }) => stage === 'in-review' && !isMine).length;
  const back = drafts.filter(({ isMine, remark }) => isMine && remark !== '').length;
  return [
    ...(reviews > 0 ? [{ text: attentionWords.drafts.reviews(reviews), isUrgent: true }] : []),
    ...(back > 0 ? [{ text: attentionWords.drafts.back(back), isUrgent: true }] : []),
    ...(drafts.length > 0 ? [{ text: attentionWords.drafts.all(drafts.length) }] : []),
  ];
}

export function aboutApprovals({ metadata: { total } }: { metadata: { total: number } }): Concern[] {
  return total > 0 ? [{ text: attentionWords.approvals.waiting(total), isUrgent: true }] : [];
}

export function aboutMail({ metadata: { total } }: { metadata: { total: number } }): Concern[] {
  return total > 0 ? [{ text: attentionWords.mail.failed(total), isUrgent: true }] : [];
}

const noticesQuery = () =>
  queryOptions({
    queryKey: ['notice', 'staff', 'attention'],
    queryFn: async ({ client, signal }) => {
      const list = (query: QueryOf<'listStaffNotices'>) => read(client, calls.listStaffNotices, { query, signal });
      const [expiring, scheduled] = await Promise.all([
        list({ state: 'active', expires_lteq: addDays(today(), SOON), limit: 100 }),
        list({ state: 'scheduled', limit: 1 }),
      ]);
      return { expiring, scheduled };
    },
    staleTime: 0,
  });

type Options = Parameters<typeof useQuery>[0];

interface Row {
  id: Exclude<keyof typeof attentionWords, 'title' | 'failed'>;
  roles: readonly Role[];
  to: string;
  queryOf: () => Options;
  concernsOf: (data: unknown) => Concern[];
}

const card = <T,>(
  id: Row['id'],
  roles: Row['roles'],
  to: string,
  queryOf: () => { queryKey: readonly unknown[] },
  concernsOf: (data: T) => Concern[],
) => ({ id, roles, to, queryOf, concernsOf }) as unknown as Row;

const CARDS = [
  card('notices', ['notices'], '/admin/view-pdfs?state=active', noticesQuery, aboutNotices),
  card(
    'rounds',
    ['admissions'],
    '/admin/results',
    () => roundsQuery(),
    ({ rounds }: { rounds: RoundSummary[] }) => aboutRounds(rounds, calendarNow()),
  ),
  card('holds', ['admissions'], '/admin/results', holdsQuery, aboutHolds),
  card(
    'grievances',
    ['grievances', 'admissions'],
    '/admin/grievances',
    () => grievancesQuery({ limit: 1 }),
    aboutGrievances,
  ),
  card('drafts', ['editor', 'notices', 'admissions', 'faculty'], '/admin/drafts', draftsQuery, aboutDrafts),
  card(
    'approvals',
    ['admissions'],
    '/admin/approvals',
    () => approvalsQuery({ state: 'pending', mine: 'true', limit: 1, page: 1 }),
    aboutApprovals,
  ),
  card('mail', [], '/admin/mail?state=failed', () => mailQuery({ state: 'failed', limit: 1 }), aboutMail),
];

function Attention({ role }: { role: Role }) {
  const rows = CARDS.filter(({ roles }) => role === 'admin' || roles.includes(role));
  return (
    <Grid $min="22rem">
      {rows.map((row) => (
        <AttentionCard key={row.id} {...row} />
      ))}
    </Grid>
  );
}

const Sheet = styled(Plain)`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  h3 {
    font-size: ${text.large};
  }
  overflow-wrap: anywhere;
  ul {
    padding-left: ${space(2.5)};
  }
  & > :last-child {
    margin-top: auto;
  }
`;

const Urgent = styled.strong`
  color: ${color.bad};
`;

function AttentionCard({ id, to, queryOf, concernsOf }: Row) {
  const { title, none, link } = attentionWords[id];
  return (
    <Sheet>
      <h3>{title}</h3>
      <Read query={useQuery(queryOf())} failed={attentionWords.failed}>
        {(data) => <Concerns concerns={concernsOf(data)} none={none} />}
      </Read>
      <div>
        <Link to={to}>{link}</Link>
      </div>
    </Sheet>
  );
}

function Concerns({ concerns, none }: { concerns: Concern[]; none: string }) {
  if (concerns.length === 0) return <Muted>{none}</Muted>;
  return (
    <ul>
      {concerns.map(({ text: said, to, isUrgent }) => {
        const line = isUrgent ? <Urgent>{said}</Urgent> : said;
        return <li key={said}>{to ? <Link to={to}>{line}</Link> : line}</li>;
      })}
    </ul>
  );
}
