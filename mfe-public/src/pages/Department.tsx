import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { departmentPeopleQuery, departmentProgramsQuery, departmentQuery } from '../api/department';
import { prepare } from '../api/prepare';
import { schoolsQuery } from '../api/schools';
import { Detail } from '../department/Detail';
import { LoadedPage } from '../parts/LoadedPage';
import { NoSuchThing } from '../parts/NoSuchThing';
import { texts } from '../people-texts';

const words = texts.department;

/** One department: what it teaches and who teaches there. */
export default function Department() {
  const { id = '' } = useParams();
  const department = useQuery(departmentQuery(id));
  return (
    <LoadedPage query={department} title={words.title} loading={words.loading} failed={words.failed}>
      {(found) =>
        found ? (
          <Detail department={found} />
        ) : (
          <NoSuchThing title={words.missingTitle} to="/academics/faculty" link={words.all}>
            <p>{words.missing}</p>
          </NoSuchThing>
        )
      }
    </LoadedPage>
  );
}

export async function loader({ params: { id = '' }, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const department = await prepare(queryClient, departmentQuery(id));
  if (department === null) return { status: 404, title: words.missingTitle };
  if (!department) return { status: 503 };
  await Promise.all([
    prepare(queryClient, departmentProgramsQuery(id)),
    prepare(queryClient, departmentPeopleQuery(department)),
    prepare(queryClient, schoolsQuery()),
  ]);
  return { title: words.of(department.name), description: words.describe(department.name) };
}
