import { Link } from '@university/shared/router';
import { Card, color, Grid, Jaali, space, text } from '@university/shared/kit';
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

const Report = styled(Card).attrs({ as: 'li' })`
  padding: 0;
  overflow: hidden;
`;

const Pattern = styled.div`
  position: relative;
  height: ${space(9)};
  background: ${color.night};
  color: ${color.onNightMuted};
  svg {
    position: absolute;
    inset: 0;
    opacity: 0.6;
  }
`;

const Words = styled.div`
  padding: ${space(2.5)};
`;

const Headline = styled.h3`
  margin-block: ${space(0.5)};
  font-size: ${text.large};
`;

/** What happened: each piece in two or three sentences; the title opens the full report. */
export function News({ title, words }: BlockProps) {
  const { news, notices } = texts;
  const query = useHomeNotices('news', words);
  if (query.data?.length === 0) return null;
  return (
    <TitledSection id="news" title={title ?? news.title}>
      <Loaded query={query} loading={notices.loading} failed={news.failed}>
        {(found) => (
          <List $min="19rem">
            {found.map(({ _id, fileName, publishAt, summary }) => (
              <Report key={_id}>
                <Pattern aria-hidden="true">
                  <Jaali seed={fileName} />
                </Pattern>
                <Words>
                  <Quiet as="time" dateTime={publishAt}>
                    {formatDate(publishAt)}
                  </Quiet>
                  <Headline>
                    <Link to={`/notices/${_id}`}>{fileName}</Link>
                  </Headline>
                  <p>{summary}</p>
                </Words>
              </Report>
            ))}
          </List>
        )}
      </Loaded>
    </TitledSection>
  );
}
