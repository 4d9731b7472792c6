import { Link } from '@university/shared/router';
import { color, formatSize, space, text, wide } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { useId } from 'react';
import styled from 'styled-components';
import type { HomeNotice } from './queries';
import { texts } from './texts';

const List = styled.ul`
  list-style: none;
  padding: 0;
  border-top: 2px solid ${color.ink};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space(2)};
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.line};
  ${wide.tablet} {
    gap: 0 ${space(3)};
    grid-template-columns: 7rem 1fr auto;
    align-items: baseline;
  }
`;

const Title = styled(Link)`
  /* On a phone it has the lines below day and size. */
  grid-column: 1 / -1;
  grid-row: 2;
  padding-block: 2px;
  font-weight: 700;
  line-height: 1.4;
  ${wide.tablet} {
    grid-area: auto;
    padding-block: ${space(0.5)};
  }
`;

const Aside = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
  white-space: nowrap;
`;

export function NoticeList({ notices }: { notices: readonly HomeNotice[] }) {
  const id = useId();
  return (
    <List>
      {notices.map(({ _id, fileName, size, publishAt }, index) => (
        <Item key={_id}>
          <Aside as="time" dateTime={publishAt}>
            {formatDate(publishAt)}
          </Aside>
          <Title to={`/notices/${_id}`} aria-describedby={`${id}-${index}`}>
            {fileName}
          </Title>
          <Aside id={`${id}-${index}`}>{size > 0 && `${texts.notices.fileType}, ${formatSize(size)}`}</Aside>
        </Item>
      ))}
    </List>
  );
}
