import { useQuery } from '@university/shared/query';
import { ButtonLink, Message, Muted, Row, Stack } from '@university/shared/kit';
import { Loaded } from '../components/Loaded';
import { NoticeItems } from './NoticeItems';
import { Pages } from './Pages';
import { addressOf, type ListView, wholeList } from './address';
import { type NoticePage, noticeListQuery, REPORTS } from './queries';
import { Reports } from './Reports';
import { texts } from './texts';

const words = texts.list;

/** What an address asks for of a section, page by page. */
export function FoundNotices({ view }: { view: ListView }) {
  // The page before stays until the one that is asked for is there.
  const list = useQuery({ ...noticeListQuery(view), placeholderData: (before) => before });
  const Items = view.section === REPORTS ? Reports : NoticeItems;
  return (
    <Loaded query={list} loading={words.loading} failed={words.failed}>
      {(found) => (
        <Stack $gap={2}>
          <Muted role="status">{count(found, view)}</Muted>
          {found.notices.length > 0 ? <Items notices={found.notices} /> : <Nothing view={view} found={found} />}
          <Pages view={view} totalPages={found.totalPages} />
        </Stack>
      )}
    </Loaded>
  );
}

function count({ total, totalPages }: NoticePage, { search, page }: ListView): string {
  return search ? words.found(total, search) : words.count(total, Math.min(page, Math.max(1, totalPages)), totalPages);
}

/** Why there is nothing, and the way to something. */
function Nothing({ view, found }: { view: ListView; found: NoticePage }) {
  const { section, isArchived, search, from, until } = view;
  const isNarrowed = search !== '' || from !== '' || until !== '';
  return (
    <Message>
      <p>{reason()}</p>
      <Row $gap={1}>
        {(isNarrowed || found.total > 0) && (
          <ButtonLink $look="quiet" to={addressOf(wholeList(section, isArchived))}>
            {words.all}
          </ButtonLink>
        )}
        {!isArchived && found.total === 0 && (
          <ButtonLink $look="quiet" to={addressOf({ ...view, isArchived: true, page: 1 })}>
            {words.inArchive}
          </ButtonLink>
        )}
      </Row>
    </Message>
  );

  function reason() {
    if (found.total > 0) return words.tooFar;
    if (isNarrowed) return words.noMatch;
    return isArchived ? words.emptyArchive : words.empty;
  }
}
