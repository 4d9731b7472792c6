import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { campusProgramsQuery, campusQuery } from '../api/campus';
import { prepare } from '../api/prepare';
import { Detail } from '../campus/Detail';
import { movedTo } from '../moved';
import { LoadedPage } from '../parts/LoadedPage';
import { NoSuchThing } from '../parts/NoSuchThing';
import { texts } from '../catalogue-texts';

const words = texts.campus;

/** One campus, by its slug; its exact name leads there. */
export default function Campus() {
  const { name = '' } = useParams();
  const campus = useQuery(campusQuery(name));
  return (
    <LoadedPage query={campus} title={words.title} loading={words.loading} failed={words.failed}>
      {(found) =>
        found ? (
          <Detail campus={found} />
        ) : (
          <NoSuchThing title={words.missingTitle} to="/campus/zone/central" link={words.toZones}>
            <p>{words.missing}</p>
          </NoSuchThing>
        )
      }
    </LoadedPage>
  );
}

export async function loader({ params: { name = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const campus = await prepare(queryClient, campusQuery(name));
  if (campus === null) return { status: 404, title: words.missingTitle };
  if (!campus) return { status: 503 };
  if (campus.slug !== name) throw movedTo(`/campus/${encodeURIComponent(campus.slug)}`, url);
  await prepare(queryClient, campusProgramsQuery(campus.slug));
  return { title: campus.name, description: words.describe(campus.name, campus.location) };
}
