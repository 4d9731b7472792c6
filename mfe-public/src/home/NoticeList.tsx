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

const Title = styled(Link)`
  padding-block: ${space(0.5)};
  font-weight: 700;
  line-height: 1.4;
`;

const Aside = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
  white-space: nowrap;
`;

/** Date, title and file of each notice; the title leads to its page. Nothing in it moves. */
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
