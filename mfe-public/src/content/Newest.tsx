import type { NoticeSection } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { color, formatDate, Muted, SectionTitle, space, Stack, text, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { Loaded } from '../parts/Loaded';
import { newestQuery } from './newest-query';
import { texts } from './texts';

const words = texts.notices;

const List = styled.ul`
  padding: 0;
  border-top: 1px solid ${color.line};
  list-style: none;
  li {
    display: grid;
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.line};
    ${wide.tablet} {
      grid-template-columns: 7rem 1fr;
      align-items: baseline;
    }
  }
  time {
    color: ${color.muted};
    font-size: ${text.small};
  }
  a {
    padding-block: ${space(0.5)};
  }
`;

const Part = styled(Stack)`
  margin-bottom: ${space(6)};
`;

/** The newest notices of the section that a text is about. */
export function Newest({ section }: { section: NoticeSection }) {
  const newest = useQuery(newestQuery(section));
  return (
    <Part as="section" aria-labelledby="newest">
      <SectionTitle id="newest">{words.title}</SectionTitle>
      <Loaded query={newest} loading={words.loading} failed={words.failed}>
        {(list) =>
          list.length === 0 ? (
            <Muted>{words.empty}</Muted>
          ) : (
            <List>
              {list.map(({ _id, fileName, publishAt }) => (
                <li key={_id}>
                  <time dateTime={publishAt}>{formatDate(publishAt)}</time>
                  <Link to={`/notices/${_id}`}>{fileName}</Link>
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
      <p>
        <Link to={`/notices/section/${section}`}>{words.all}</Link>
      </p>
    </Part>
  );
}
