import { calendarNow, today } from '@university/shared/identity';
import type { Role } from '@university/shared/contract';
import { color, Grid, Muted, Card as Plain, space, text } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { addDays } from '@university/shared/time';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { approvalsQuery, grievancesQuery, staffNoticesQuery } from '../api/queries';
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
import { texts } from './texts';

const words = texts.attention;

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
    <AttentionCard words={words.notices} to="/admin/view-pdfs?state=active" query={query} concernsOf={aboutNotices} />
  );
}

function Grievances() {
  return (
    <AttentionCard
      words={words.grievances}
      to="/admin/grievances"
      query={useQuery(grievancesQuery({ limit: 1 }))}
      concernsOf={aboutGrievances}
    />
  );
}

function Rounds() {
  return (
    <AttentionCard
      words={words.rounds}
      to="/admin/results"
      query={useQuery(roundsQuery())}
      concernsOf={({ rounds }) => aboutRounds(rounds, calendarNow())}
    />
  );
}

function Holds() {
  return (
    <AttentionCard words={words.holds} to="/admin/results" query={useQuery(holdsQuery())} concernsOf={aboutHolds} />
  );
}

function Mail() {
  return (
    <AttentionCard
      words={words.mail}
      to="/admin/mail?state=failed"
      query={useQuery(mailQuery({ state: 'failed', limit: 1 }))}
      concernsOf={aboutMail}
    />
  );
}

function Approvals() {
  return (
    <AttentionCard
      words={words.approvals}
      to="/admin/approvals"
      query={useQuery(approvalsQuery({ state: 'pending', mine: 'true', limit: 1, page: 1 }))}
      concernsOf={aboutApprovals}
    />
  );
}

function Drafts() {
  return (
    <AttentionCard words={words.drafts} to="/admin/drafts" query={useQuery(draftsQuery())} concernsOf={aboutDrafts} />
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

/** What needs attention in the work of a role. */
export function Attention({ role }: { role: Role }) {
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

/** What needs attention in one part of the work, and the way there. */
function AttentionCard<T>({ words: { title, none, link }, to, query, concernsOf }: Props<T>) {
  return (
    <Sheet>
      <h3>{title}</h3>
      <Read query={query} failed={texts.attention.failed}>
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
