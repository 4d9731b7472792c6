import { Link } from '@university/shared/router';
import { Card, color, Grid, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { Portrayed } from './faculty';
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
