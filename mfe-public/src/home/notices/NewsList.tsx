import { Link } from '@university/shared/router';
import { Card, color, formatDate, Jaali, space, text, wide } from '@university/shared/ui';
import styled from 'styled-components';
import type { HomeNotice } from '../../api/home-notices';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  padding: 0;
`;

const Item = styled(Card).attrs({ as: 'li' })`
  display: grid;
  padding: 0;
  overflow: hidden;
  ${wide.phone} {
    grid-template-columns: ${space(18)} 1fr;
  }
`;

const Pattern = styled.div`
  position: relative;
  min-height: ${space(6)};
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

const Title = styled.h3`
  margin-block: ${space(0.5)};
  font-size: ${text.large};
`;

const Day = styled.time`
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Each piece of news in two or three sentences; the title opens the full report. */
export function NewsList({ notices }: { notices: readonly HomeNotice[] }) {
  return (
    <List>
      {notices.map(({ _id, fileName, publishAt, summary }) => (
        <Item key={_id}>
          <Pattern aria-hidden="true">
            <Jaali seed={fileName} />
          </Pattern>
          <Words>
            <Day dateTime={publishAt}>{formatDate(publishAt)}</Day>
            <Title>
              <Link to={`/notices/${_id}`}>{fileName}</Link>
            </Title>
            <p>{summary}</p>
          </Words>
        </Item>
      ))}
    </List>
  );
}
