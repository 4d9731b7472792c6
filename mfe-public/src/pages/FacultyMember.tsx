import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { memberQuery } from '../api/people';
import { prepare } from '../api/prepare';
import { LoadedPage } from '../parts/LoadedPage';
import { NoSuchThing } from '../parts/NoSuchThing';
import { Member } from '../people/Member';
import { texts } from '../people-texts';

const words = texts.member;

/** One member of the faculty. */
export default function FacultyMember() {
  const { id = '' } = useParams();
  const member = useQuery(memberQuery(id));
  return (
    <LoadedPage query={member} title={words.title} loading={words.loading} failed={words.failed}>
      {(found) =>
        found ? (
          <Member member={found} />
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
  const member = await prepare(queryClient, memberQuery(id));
  if (member === null) return { status: 404, title: words.missingTitle };
  if (!member) return { status: 503 };
  const { name, designation, department } = member;
  return {
    title: words.pageTitle(name, department.name),
    description: words.describe(name, designation, department.name),
  };
}
