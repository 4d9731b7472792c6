import type { Role } from '@university/shared/contract';
import { color, space, text, Badge, Failed, Muted, radius, wide, Grid, Card as Plain } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { texts as words } from './texts';
import { useQuery } from '@university/shared/query';
import { formatDate, addDays } from '@university/shared/time';
import { newestNoticesQuery, approvalsQuery, grievancesQuery, staffNoticesQuery } from '../api/queries';
import { labelOf } from '../notices/sections';
import { texts as common } from '../texts';
import { useSession } from '@university/shared';
import type { ComponentType } from 'react';
import { Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { calendarNow, today } from '@university/shared/identity';
import { mailQuery } from '../mail/queries';
import { holdsQuery, roundsQuery } from '../results/queries';
import { Read } from '../form/messages';
import { draftsQuery } from '../documents/queries';
import {
  aboutApprovals,
  aboutDrafts,
  aboutGrievances,
  aboutHolds,
  aboutMail,
  aboutNotices,
  aboutRounds,
  type Concern,
  SOON,
} from './concerns';

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
  if (isError && !notices) return <Failed onRetry={() => void refetch()}>{words.failed}</Failed>;
  if (isPending) return <Muted role="status">{common.loading}</Muted>;
  if (notices.length === 0) return <p>{words.empty}</p>;
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
      title={words.title}
      lead={words.who(email)}
      head={
        <p>
          {words.role}: <strong>{common.roles[role]}</strong>
        </p>
      }
    >
      <Titled title={words.attention.title}>
        <Attention role={role} />
      </Titled>
      <Titled title={words.noticesTitle}>
        <NewestNotices />
      </Titled>
    </StaffArea>
  );
}

const attentionWords = words.attention;

function Notices() {
  const expiring = useQuery(staffNoticesQuery({ state: 'active', expires_lteq: addDays(today(), SOON), limit: 100 }));
  const scheduled = useQuery(staffNoticesQuery({ state: 'scheduled', limit: 1 }));
  const data = expiring.data && scheduled.data && { expiring: expiring.data, scheduled: scheduled.data };
  const query = {
    data,
    error: expiring.error ?? scheduled.error,
    refetch: () => Promise.all([expiring.refetch(), scheduled.refetch()]),
  };
  return (
    <AttentionCard
      words={attentionWords.notices}
      to="/admin/view-pdfs?state=active"
      query={query}
      concernsOf={aboutNotices}
    />
  );
}

function Grievances() {
  return (
    <AttentionCard
      words={attentionWords.grievances}
      to="/admin/grievances"
      query={useQuery(grievancesQuery({ limit: 1 }))}
      concernsOf={aboutGrievances}
    />
  );
}

function Rounds() {
  return (
    <AttentionCard
      words={attentionWords.rounds}
      to="/admin/results"
      query={useQuery(roundsQuery())}
      concernsOf={({ rounds }) => aboutRounds(rounds, calendarNow())}
    />
  );
}

function Holds() {
  return (
    <AttentionCard
      words={attentionWords.holds}
      to="/admin/results"
      query={useQuery(holdsQuery())}
      concernsOf={aboutHolds}
    />
  );
}

function Mail() {
  return (
    <AttentionCard
      words={attentionWords.mail}
      to="/admin/mail?state=failed"
      query={useQuery(mailQuery({ state: 'failed', limit: 1 }))}
      concernsOf={aboutMail}
    />
  );
}

function Approvals() {
  return (
    <AttentionCard
      words={attentionWords.approvals}
      to="/admin/approvals"
      query={useQuery(approvalsQuery({ state: 'pending', mine: 'true', limit: 1, page: 1 }))}
      concernsOf={aboutApprovals}
    />
  );
}

function Drafts() {
  return (
    <AttentionCard
      words={attentionWords.drafts}
      to="/admin/drafts"
      query={useQuery(draftsQuery())}
      concernsOf={aboutDrafts}
    />
  );
}

/** Which cards each role sees; an admin sees all, those that tend to be long side by side. */
const CARDS: readonly { id: string; roles: readonly Role[]; Card: ComponentType }[] = [
  { id: 'notices', roles: ['notices'], Card: Notices },
  { id: 'rounds', roles: ['admissions'], Card: Rounds },
  { id: 'holds', roles: ['admissions'], Card: Holds },
  { id: 'grievances', roles: ['grievances', 'admissions'], Card: Grievances },
  { id: 'drafts', roles: ['editor', 'notices', 'admissions', 'faculty'], Card: Drafts },
  { id: 'approvals', roles: ['admissions'], Card: Approvals },
  { id: 'mail', roles: [], Card: Mail },
];

const cardsOf = (role: Role) => CARDS.filter(({ roles }) => role === 'admin' || roles.includes(role));

function Attention({ role }: { role: Role }) {
  return (
    <Grid $min="22rem">
      {cardsOf(role).map(({ id, Card }) => (
        <Card key={id} />
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

interface Props<T> {
  words: { title: string; none: string; link: string };
  /** Where the work is. */
  to: string;
  query: { data: T | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** What in the data needs attention; nothing is good news. */
  concernsOf: (data: T) => Concern[];
}

function AttentionCard<T>({ words: { title, none, link }, to, query, concernsOf }: Props<T>) {
  return (
    <Sheet>
      <h3>{title}</h3>
      <Read query={query} failed={words.attention.failed}>
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
