import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { LoadedPage } from '../components/LoadedPage';
import { prepare, prepareOne } from '@university/shared/reading';
import { Article } from './Article';
import { newestQuery } from './Newest';
import { textQuery } from './queries';
import { describe } from './structured-data';
import { texts } from './texts';

const OFFICES = '/administration/administrative';

const missingAt = (pathname: string) =>
  pathname.startsWith(`${OFFICES}/`) ? { ...texts.noOffice, to: OFFICES } : { ...texts.noPage, to: '/site-map' };

export default function Content() {
  const { pathname } = useLocation();
  const { missing, to, link } = missingAt(pathname);
  return (
    <LoadedPage query={useQuery(textQuery(pathname))} texts={{ ...texts, missing }} to={to} link={link}>
      {(text) => <Article key={pathname} text={text} />}
    </LoadedPage>
  );
}

export function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  return prepareOne(queryClient, textQuery(url.pathname), texts.missingTitle, async (text) => {
    if (text.section) await prepare(queryClient, newestQuery(text.section));
    return { title: text.title, description: text.description, ...describe(text, url) };
  });
}
