import { Card, Grid, color, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { Link } from '@university/shared/router';
import type { Portrayed } from './queries';
import type { ReactNode } from 'react';
import { Portrait } from './Portrait';

const List = styled(Grid)`
  list-style: none;
  padding: 0;
  gap: ${space(2)};
`;

const Item = styled(Card)`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  padding: ${space(1.5)};
  break-inside: avoid;
`;

const Words = styled.div`
  min-width: 0;
  line-height: 1.4;
  font-size: ${text.small};
  color: ${color.muted};
  a {
    display: inline-block;
    padding-block: 2px;
    font-size: ${text.body};
    font-weight: 700;
  }
`;

export function PersonList({ people }: { people: readonly (Portrayed & { department?: string })[] }) {
  return (
    <List as="ul" $min="18rem">
      {people.map(({ _id, name, designation, department, picture }) => (
        <Item as="li" key={_id}>
          <Portrait name={name} picture={picture} />
          <Words>
            <Link to={`/faculty/${_id}`}>{name}</Link>
            <div>{designation}</div>
            {department && <div>{department}</div>}
          </Words>
        </Item>
      ))}
    </List>
  );
}

const LeaderWords = styled.div`
  > :first-child {
    font-size: ${text.large};
    font-weight: 700;
  }
`;

interface LeaderProps {
  person: { _id: string; name: string; designation: string };
  children?: ReactNode;
}

export const Leader = ({ person: { _id, name, designation }, children }: LeaderProps) => (
  <LeaderWords>
    <Link to={`/faculty/${_id}`}>{name}</Link>
    <div>{designation}</div>
    {children}
  </LeaderWords>
);
