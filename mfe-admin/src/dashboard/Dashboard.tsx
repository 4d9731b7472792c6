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
import { color, space, text, Badge, Muted, radius, wide, Grid, Card as Plain } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { queryOptions, useQuery } from '@university/shared/query';
import { formatDate, addDays, formatInstant } from '@university/shared/time';
import { newestNoticesQuery, approvalsQuery, grievancesQuery } from '../api/queries';
import { labelOf } from '../notices/sections';
import { texts as common, ifMailed } from '../texts';
import { Titled, StaffArea } from '../area/StaffArea';
import { calendarNow, today } from '@university/shared/identity';
import { mailQuery } from '../mail/queries';
import { holdsQuery, roundsQuery } from '../results/queries';
import { Read } from '../form/actions';
import { draftsQuery } from '../documents/queries';
import { inIndia } from '../list/cells';
import { leftOf, setupQuery, type State as Setup } from '../setup/steps';
import { roundName, roundPage } from '../results/rounds';

const texts = {
  attention: {
    title: 'What waits for you',
    failed: 'This could not be loaded.',
    setup: { title: 'Set-up', none: 'Nothing is missing.', link: 'All steps' },
    notices: {
      title: 'Notices',
      expiring: (count: number) =>
        count === 1
          ? '1 notice moves to the archive within 7 days.'
          : `${count} notices move to the archive within 7 days.`,
      line: (title: string, day: string) => `${title}, last day ${day}`,
      scheduled: (count: number) =>
        count === 1 ? '1 notice waits for its time.' : `${count} notices wait for their time.`,
      none: 'No notice expires within 7 days.',
      link: 'All notices',
    },
    drafts: {
      title: 'Drafts',
      reviews: (count: number) =>
        count === 1 ? '1 change waits for your review.' : `${count} changes wait for your review.`,
      back: (count: number) => (count === 1 ? '1 change of yours came back.' : `${count} changes of yours came back.`),
      all: (count: number) =>
        count === 1 ? '1 entry has unpublished changes.' : `${count} entries have unpublished changes.`,
      none: 'No unpublished changes.',
      link: 'Drafts',
    },
    grievances: {
      title: 'Grievances',
      open: (count: number) =>
        count === 1 ? '1 grievance waits to be taken up.' : `${count} grievances wait to be taken up.`,
      overdue: (count: number) => (count === 1 ? '1 grievance is overdue.' : `${count} grievances are overdue.`),
      none: 'No grievance waits.',
      link: 'Grievances',
    },
    rounds: {
      title: 'Admission rounds',
      opens: (name: string, at: string) => `${name}: the window opens on ${at}`,
      closes: (name: string, at: string) => `${name}: the window closes on ${at}`,
      undecided: (count: string) => `${count} not decided yet`,
      none: 'No window opens or closes within 7 days.',
      link: 'Results',
    },
    holds: {
      title: 'This was not me',
      held: (count: number) =>
        count === 1
          ? '1 applicant said “this was not me”: decisions are held until you lift that.'
          : `${count} applicants said “this was not me”: decisions are held until you lift that.`,
      none: 'No decision is held.',
      link: 'Decisions that are held',
    },
    approvals: {
      title: 'Approvals',
      waiting: (count: number) =>
        count === 1 ? '1 proposal waits for a second person.' : `${count} proposals wait for a second person.`,
      none: 'Nothing waits for a second person.',
      link: 'Approvals',
    },
    mail: {
      title: 'Mail',
      failed: (count: number) => (count === 1 ? '1 mail could not be sent.' : `${count} mails could not be sent.`),
      none: ifMailed('No mail failed.'),
      link: 'Mail outbox',
    },
  },
} as const;

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
  return (
    <Read query={useQuery(newestNoticesQuery(LIMIT))} failed="The notices could not be loaded.">
      {(notices) =>
        notices.length === 0 ? (
          <p>No notice has been published yet.</p>
        ) : (
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
        )
      }
    </Read>
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
      <Attention role={role} />
      <Titled title="Newest notices">
        <NewestNotices />
      </Titled>
    </StaffArea>
  );
}

const attentionWords = texts.attention;

interface Concern {
  text: string;
  to?: string;
  isUrgent?: boolean;
}

/** Days. */
const SOON = 7;
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

function aboutGrievances({ data: { counts } }: { data: { counts: GrievanceCounts } }): Concern[] {
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

function aboutDrafts(drafts: readonly Pick<DraftSummary, 'stage' | 'isMine' | 'remark'>[]): Concern[] {
  const reviews = drafts.filter(({ stage, isMine }) => stage === 'in-review' && !isMine).length;
  const back = drafts.filter(({ isMine, remark }) => isMine && remark !== '').length;
  return [
    ...(reviews > 0 ? [{ text: attentionWords.drafts.reviews(reviews), isUrgent: true }] : []),
    ...(back > 0 ? [{ text: attentionWords.drafts.back(back), isUrgent: true }] : []),
    ...(drafts.length > 0 ? [{ text: attentionWords.drafts.all(drafts.length) }] : []),
  ];
}

function aboutApprovals({ metadata: { total } }: { metadata: { total: number } }): Concern[] {
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
  card('setup', [], '/admin/setup', setupQuery, (state: Setup) =>
    leftOf(state).map(({ title }) => ({ text: title, to: '/admin/setup' })),
  ),
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
  if (rows.length === 0) return null;
  return (
    <Titled title={attentionWords.title}>
      <Grid $min="22rem">
        {rows.map((row) => (
          <AttentionCard key={row.id} {...row} />
        ))}
      </Grid>
    </Titled>
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
  const query = useQuery(queryOf());
  // A site is set up once.
  if (id === 'setup' && (!query.data || concernsOf(query.data).length === 0)) return null;
  return (
    <Sheet>
      <h3>{title}</h3>
      <Read query={query} failed={attentionWords.failed}>
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
