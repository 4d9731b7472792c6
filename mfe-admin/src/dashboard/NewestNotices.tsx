import { Badge, color, Failed, Muted, radius, space, text, wide } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { newestNoticesQuery } from '../api/queries';
import { labelOf } from '../notices/sections';
import { texts as common } from '../texts';
import { texts as words } from './texts';

const List = styled.ul`
  list-style: none;
  padding: 0;
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

const Item = styled.li`
  display: grid;
  gap: ${space(0.5)} ${space(3)};
  padding: ${space(1.5)} ${space(2)};
  & + & {
    border-top: 1px solid ${color.line};
  }
  time {
    color: ${color.muted};
    font-size: ${text.small};
  }
  ${wide.tablet} {
    grid-template-columns: 7rem 14rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

const LIMIT = 8;

/** The notices published last, whoever uploaded them. */
export function NewestNotices() {
  const { data: notices, isPending, isError, refetch } = useQuery(newestNoticesQuery(LIMIT));
  if (isError && !notices) return <Failed onRetry={() => void refetch()}>{words.failed}</Failed>;
  if (isPending) return <Muted role="status">{common.loading}</Muted>;
  if (notices.length === 0) return <p>{words.empty}</p>;
  return (
    <List>
      {notices.map(({ _id, fileName, section, language, publishAt }) => (
        <Item key={_id}>
          <time dateTime={publishAt}>{formatDate(publishAt)}</time>
          <span>
            <Badge>{labelOf(section)}</Badge>
          </span>
          <Link to={`/notices/${_id}`} lang={language}>
            {fileName}
          </Link>
        </Item>
      ))}
    </List>
  );
}
