import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { campusProgramsQuery, campusQuery } from '../api/campus';
import { prepare } from '../api/prepare';
import { Detail } from '../campus/Detail';
import { movedTo } from '../moved';
import { LoadedPage } from '../parts/LoadedPage';
import { NoSuchThing } from '../parts/NoSuchThing';
import { texts } from '../campus-texts';

/** One campus, by its slug; its exact name leads there. */
export default function Campus() {
  const { name = '' } = useParams();
  const campus = useQuery(campusQuery(name));
  return (
    <LoadedPage query={campus} title={texts.title} loading={texts.loading} failed={texts.failed}>
      {(found) =>
        found ? (
          <Detail campus={found} />
        ) : (
          <NoSuchThing title={texts.missingTitle} to="/campus/zone/central" link={texts.toZones}>
            <p>{texts.missing}</p>
          </NoSuchThing>
        )
      }
    </LoadedPage>
  );
}

export async function loader({ params: { name = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const campus = await prepare(queryClient, campusQuery(name));
  if (campus === null) return { status: 404, title: texts.missingTitle };
  if (!campus) return { status: 503 };
  if (campus.slug !== name) throw movedTo(`/campus/${encodeURIComponent(campus.slug)}`, url);
  await prepare(queryClient, campusProgramsQuery(campus.slug));
  return { title: campus.name, description: texts.describe(campus.name, campus.location) };
}
