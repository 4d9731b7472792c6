import { Link } from '@university/shared/router';
import { color, narrow, space, text, wide } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Quiet } from '../components/parts';
import type { HomeNotice } from './queries';

const List = styled.ul`
  padding: 0;
  border-top: 2px solid ${color.ink};
  list-style: none;
`;

const Item = styled.li`
  padding-block: ${space(1)};
  ${wide.tablet} {
    padding-block: ${space(1.5)};
  }
  border-bottom: 1px solid ${color.line};
`;

const Headline = styled.h3`
  font-size: ${text.body};
  line-height: 1.4;
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Summary = styled.p`
  ${narrow.tablet} {
    li + li > & {
      display: none;
    }
  }
  line-height: 1.45;
`;

interface Props {
  notices: readonly HomeNotice[];
  dayLabel?: string;
}

export function ToldList({ notices, dayLabel }: Props) {
  return (
    <List>
      {notices.map(({ _id, fileName, publishAt, summary }) => (
        <Item key={_id}>
          <Headline>
            <Link to={`/notices/${_id}`}>{fileName}</Link>
          </Headline>
          <Summary>{summary}</Summary>
          <Quiet as="p">
            {dayLabel} <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          </Quiet>
        </Item>
      ))}
    </List>
  );
}
