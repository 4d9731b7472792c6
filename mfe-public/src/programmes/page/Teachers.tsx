import { Link } from '@university/shared/router';
import { color, Grid, Picture, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { DetailedProgram } from '../detail';
import { texts } from '../texts';
import { Part } from '../../components/Part';

const List = styled(Grid)`
  list-style: none;
  padding: 0;
  gap: ${space(2)} ${space(3)};
`;

const Item = styled.li`
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  break-inside: avoid;
  line-height: 1.4;
  img {
    width: 4rem;
    height: 4rem;
    flex: none;
    border-radius: ${radius.large};
  }
  a {
    display: inline-block;
    padding-block: 2px;
    font-weight: 700;
  }
  div div {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

export function Teachers({ teachers }: Pick<DetailedProgram, 'teachers'>) {
  if (teachers.length === 0) return null;
  return (
    <Part id="teachers" title={texts.program.teachers}>
      <List as="ul" $min="16rem">
        {teachers.map(({ _id, name, designation, picture }) => (
          <Item key={_id}>
            {picture && <Picture picture={picture} sizes="4rem" alt="" ratio={1} />}
            <div>
              <Link to={`/faculty/${_id}`}>{name}</Link>
              <div>{designation}</div>
            </div>
          </Item>
        ))}
      </List>
    </Part>
  );
}
