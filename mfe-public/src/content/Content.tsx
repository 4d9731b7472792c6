import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { LoadedPage } from '../components/LoadedPage';
import { prepare, prepareOne } from '../reading';
import { Article } from './Article';
import { newestQuery } from './Newest';
import { structuredDataOf } from './structured-data';
import { textQuery } from './text';
import { texts } from './texts';

/** `/about-us/history` → `about-us/history`, the name of its text. */
const nameOf = (pathname: string) => pathname.slice(1);

/** Any page of text. An address without one can only lie below the administrative offices. */
export default function Content() {
  const { pathname } = useLocation();
  const name = nameOf(pathname);
  return (
    <LoadedPage
      query={useQuery(textQuery(name))}
      texts={texts}
      to="/administration/administrative"
      link={texts.toOffices}
    >
      {(text) => <Article key={name} text={text} />}
    </LoadedPage>
  );
}

export function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  const name = nameOf(url.pathname);
  return prepareOne(queryClient, textQuery(name), texts.missingTitle, async (text) => {
    if (text.notices) await prepare(queryClient, newestQuery(text.notices));
    return { title: text.title, description: text.description, ...structuredDataOf(name, url) };
  });
}
