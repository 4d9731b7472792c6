import { Link } from '@university/shared/router';
import { Card, color, Muted, space, text } from '@university/shared/ui';
import styled from 'styled-components';
import { Read } from '../parts/Read';
import { texts } from '../texts/dashboard';

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
