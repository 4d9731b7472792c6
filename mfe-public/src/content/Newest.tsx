import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { NoticeSection } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { color, SectionTitle, space, Stack, text, wide } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { pick, publicQuery } from '@university/shared/reading';
import { texts } from './texts';

const SHOWN = 5;

export const newestQuery = (section: NoticeSection) =>
  publicQuery(['newest', section], async ({ client, signal }) => {
    const { notices } = (await read(client, calls.listNotices, { query: { section, limit: SHOWN }, signal })).data;
    return notices.map((notice) => pick(notice, ['_id', 'fileName', 'publishAt']));
  });

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

const Frame = styled(Stack)`
  margin-bottom: ${space(6)};
`;

export function Newest({ section }: { section: NoticeSection }) {
  const newest = useQuery(newestQuery(section));
  return (
    <Frame as="section" aria-labelledby="newest">
      <SectionTitle id="newest">{words.title}</SectionTitle>
      <Loaded query={newest} loading={words.loading} failed={words.failed} empty={words.empty}>
        {(list) => (
          <List>
            {list.map(({ _id, fileName, publishAt }) => (
              <li key={_id}>
                <time dateTime={publishAt}>{formatDate(publishAt)}</time>
                <Link to={`/notices/${_id}`}>{fileName}</Link>
              </li>
            ))}
          </List>
        )}
      </Loaded>
      <p>
        <Link to={`/notices/section/${section}`}>{words.all}</Link>
      </p>
    </Frame>
  );
}
