import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { formatDate } from '@university/shared/ui';
import { noticeQuery } from '../api/notice';
import { prepare } from '../api/prepare';
import { feedOf } from '../notices/alternates';
import { Detail } from '../notices/Detail';
import { SECTIONS } from '../notices/sections';
import { structuredData } from '../notices/structured-data';
import { texts } from '../notices-texts';
import { LoadedPage } from '../parts/LoadedPage';
import { NoSuchThing } from '../parts/NoSuchThing';

const words = texts.notice;

/** One notice at /notices/:id, archived or not. */
export default function Notice() {
  const { id = '' } = useParams();
  const notice = useQuery(noticeQuery(id));
  return (
    <LoadedPage query={notice} title={words.title} loading={words.loading} failed={words.failed}>
      {(found) =>
        found ? (
          <Detail notice={found} />
        ) : (
          <NoSuchThing title={words.missingTitle} to="/notices" link={texts.list.everySection}>
            <p>{words.missing}</p>
          </NoSuchThing>
        )
      }
    </LoadedPage>
  );
}

export async function loader({ params: { id = '' }, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const notice = await prepare(queryClient, noticeQuery(id));
  if (notice === null) return { status: 404, title: words.missingTitle };
  if (!notice) return { status: 503 };
  const { fileName, section, publishAt } = notice;
  return {
    title: fileName,
    description: words.describe(fileName, SECTIONS[section].label, formatDate(publishAt)),
    structuredData: structuredData(notice),
    alternates: [feedOf(section)],
  };
}
