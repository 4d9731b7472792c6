import type { Role } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { Card, color, Grid, Muted, space, text } from '@university/shared/ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { grievancesQuery, mailQuery, roundsQuery, staffNoticesQuery } from '../api/queries';
import { Read } from '../parts/Read';
import { addDays, today } from '../time/ist';
import { aboutGrievances, aboutMail, aboutNotices, aboutRounds, SOON } from './concerns';
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
    <AttentionCard
      title={words.notices.title}
      query={query}
      concernsOf={aboutNotices}
      none={words.notices.none}
      link={{ to: '/admin/view-pdfs?state=active', label: words.notices.link }}
    />
  );
}

function Grievances() {
  return (
    <AttentionCard
      title={words.grievances.title}
      query={useQuery(grievancesQuery({ limit: 1 }))}
      concernsOf={aboutGrievances}
      none={words.grievances.none}
      link={{ to: '/admin/grievances', label: words.grievances.link }}
    />
  );
}

function Rounds() {
  return (
    <AttentionCard
      title={words.rounds.title}
      query={useQuery(roundsQuery())}
      concernsOf={(rounds) => aboutRounds(rounds, Date.now())}
      none={words.rounds.none}
      link={{ to: '/admin/results', label: words.rounds.link }}
    />
  );
}

function Mail() {
  return (
    <AttentionCard
      title={words.mail.title}
      query={useQuery(mailQuery({ state: 'failed', limit: 1 }))}
      concernsOf={aboutMail}
      none={words.mail.none}
      link={{ to: '/admin/mail?state=failed', label: words.mail.link }}
    />
  );
}

/** Which cards each role sees; an admin sees all, those that tend to be long side by side. */
const CARDS: readonly { id: string; roles: readonly Role[]; Part: ComponentType }[] = [
  { id: 'notices', roles: ['notices'], Part: Notices },
  { id: 'rounds', roles: ['admissions'], Part: Rounds },
  { id: 'grievances', roles: ['grievances'], Part: Grievances },
  { id: 'mail', roles: [], Part: Mail },
];

export const hasAttention = (role: Role): boolean => cardsOf(role).length > 0;

const cardsOf = (role: Role) => CARDS.filter(({ roles }) => role === 'admin' || roles.includes(role));

/** What needs attention in the work of a role. */
export function Attention({ role }: { role: Role }) {
  return (
    <Grid $min="22rem">
      {cardsOf(role).map(({ id, Part }) => (
        <Part key={id} />
      ))}
    </Grid>
  );
}

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  h3 {
    font-size: ${text.large};
  }
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

/** One thing that somebody should look at. */
export interface Concern {
  text: string;
  isUrgent?: boolean;
}

interface Props<T> {
  title: string;
  query: { data: T | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** What in the data needs attention; nothing is good news. */
  concernsOf: (data: T) => Concern[];
  none: string;
  link: { to: string; label: string };
}

/** What needs attention in one part of the work, and the way there. */
export function AttentionCard<T>({ title, query, concernsOf, none, link }: Props<T>) {
  return (
    <Sheet>
      <h3>{title}</h3>
      <Read query={query} failed={texts.attention.failed}>
        {(data) => <Concerns concerns={concernsOf(data)} none={none} />}
      </Read>
      <div>
        <Link to={link.to}>{link.label}</Link>
      </div>
    </Sheet>
  );
}

function Concerns({ concerns, none }: { concerns: Concern[]; none: string }) {
  if (concerns.length === 0) return <Muted>{none}</Muted>;
  return (
    <ul>
      {concerns.map(({ text: said, isUrgent }) => (
        <li key={said}>{isUrgent ? <Urgent>{said}</Urgent> : said}</li>
      ))}
    </ul>
  );
}
