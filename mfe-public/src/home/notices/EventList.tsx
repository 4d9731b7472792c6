import { Link } from '@university/shared/router';
import { color, formatDate, space, text } from '@university/shared/ui';
import styled from 'styled-components';
import type { HomeNotice } from '../../api/home-notices';
import { texts } from '../texts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  list-style: none;
  padding: 0;
`;

const Item = styled.li`
  padding-left: ${space(2)};
  border-left: 2px solid ${color.line};
`;

const Title = styled.h3`
  font-size: ${text.body};
  line-height: 1.4;
`;

const Aside = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Invitations to students. The date is that of the announcement; the day of the event stands in the document. */
export function EventList({ notices }: { notices: readonly HomeNotice[] }) {
  return (
    <List>
      {notices.map(({ _id, fileName, publishAt, summary }) => (
        <Item key={_id}>
          <Title>
            <Link to={`/notices/${_id}`}>{fileName}</Link>
          </Title>
          <p>{summary}</p>
          <Aside>
            {texts.events.announced} <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          </Aside>
        </Item>
      ))}
    </List>
  );
}
