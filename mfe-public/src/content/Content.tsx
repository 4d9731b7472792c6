import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { prepare } from '../reading';
import { Article } from './Article';
import { newestQuery } from './Newest';
import { structuredDataOf } from './structured-data';
import { textQuery } from './text';
import { texts } from './texts';
import { LoadedPage, NoSuchThing } from '../components/LoadedPage';

/** `/about-us/history` → `about-us/history`, the name of its text. */
const nameOf = (pathname: string) => pathname.slice(1);

/** Any page of text. An address without one can only lie below the administrative offices. */
export default function Content() {
  const { pathname } = useLocation();
  const name = nameOf(pathname);
  const text = useQuery(textQuery(name));
  return (
    <LoadedPage query={text} title={texts.title} loading={texts.loading} failed={texts.failed}>
      {(found) =>
        found ? (
          <Article key={name} text={found} />
        ) : (
          <NoSuchThing title={texts.missingTitle} to="/administration/administrative" link={texts.toOffices}>
            <p>{texts.missing}</p>
          </NoSuchThing>
        )
      }
    </LoadedPage>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const name = nameOf(url.pathname);
  const text = await prepare(queryClient, textQuery(name));
  if (text === null) return { status: 404, title: texts.missingTitle };
  if (!text) return { status: 503 };
  if (text.notices) await prepare(queryClient, newestQuery(text.notices));
  return { title: text.title, description: text.description, ...structuredDataOf(name, url) };
}
