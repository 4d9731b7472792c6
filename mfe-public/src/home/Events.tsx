import { Link } from '@university/shared/router';
import { color, Grid, space, text } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Quiet } from '../components/type';
import type { BlockProps } from './block';
import { TitledSection } from './SectionHead';
import { useHomeNotices } from './queries';
import { texts } from './texts';

const List = styled(Grid).attrs({ as: 'ul' })`
  list-style: none;
  padding: 0;
`;

const Event = styled.li`
  padding-left: ${space(2)};
  border-left: 2px solid ${color.line};
`;

const Name = styled.h3`
  font-size: ${text.body};
  line-height: 1.4;
`;

/** Invitations to students. The date is that of the announcement; the day of the event stands in the document. */
export function Events({ title, words }: BlockProps) {
  const { events, notices } = texts;
  const query = useHomeNotices('student-events', words);
  if (query.data?.length === 0) return null;
  return (
    <TitledSection id="student-events" title={title ?? events.title}>
      <Loaded query={query} loading={notices.loading} failed={events.failed}>
        {(found) => (
          <List $min="19rem">
            {found.map(({ _id, fileName, publishAt, summary }) => (
              <Event key={_id}>
                <Name>
                  <Link to={`/notices/${_id}`}>{fileName}</Link>
                </Name>
                <p>{summary}</p>
                <Quiet as="p">
                  {events.announced} <time dateTime={publishAt}>{formatDate(publishAt)}</time>
                </Quiet>
              </Event>
            ))}
          </List>
        )}
      </Loaded>
    </TitledSection>
  );
}
