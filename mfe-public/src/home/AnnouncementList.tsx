import { color, formatDate, formatSize, space, text, wide } from '@university/shared/ui';
import styled from 'styled-components';
import type { Announcement } from '../api/announcements';
import { texts } from '../texts';

const List = styled.ul`
  list-style: none;
  padding: 0;
  border-top: 1px solid ${color.line};
`;

const Item = styled.li`
  display: grid;
  gap: 0 ${space(3)};
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.line};
  ${wide.tablet} {
    grid-template-columns: 7rem 1fr auto;
    align-items: baseline;
  }
`;

const Title = styled.a`
  padding-block: ${space(0.5)};
  font-weight: 700;
  line-height: 1.4;
`;

const Aside = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

interface Props {
  announcements: readonly Announcement[];
}

/** Date, title and file of each announcement; the title opens the file. */
export function AnnouncementList({ announcements }: Props) {
  return (
    <List>
      {announcements.map(({ _id, fileName, fileLink, size, publishAt }) => (
        <Item key={_id}>
          <Aside as="time" dateTime={publishAt}>
            {formatDate(publishAt)}
          </Aside>
          <Title href={fileLink} aria-describedby={`file-${_id}`}>
            {fileName}
          </Title>
          <Aside id={`file-${_id}`}>
            {texts.announcements.fileType}, {formatSize(size)}
          </Aside>
        </Item>
      ))}
    </List>
  );
}
