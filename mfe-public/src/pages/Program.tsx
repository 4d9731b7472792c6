import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { prepare } from '../api/prepare';
import { programQuery } from '../api/program';
import { LoadedPage } from '../parts/LoadedPage';
import { NoSuchThing } from '../parts/NoSuchThing';
import { Detail } from '../program/Detail';
import { course } from '../structured-data/course';
import { texts } from '../programmes-texts';

const words = texts.program;

/** One programme. Without detail it has no page: specification, sections 5 and 8. */
export default function Program() {
  const { id = '' } = useParams();
  const program = useQuery(programQuery(id));
  return (
    <LoadedPage query={program} title={words.title} loading={words.loading} failed={words.failed}>
      {(found) =>
        found ? (
          <Detail program={found} />
        ) : (
          <NoSuchThing title={words.missingTitle} to="/courses" link={words.back}>
            <p>
              <strong>{words.missing}</strong>
            </p>
            <p>{words.missingHelp}</p>
          </NoSuchThing>
        )
      }
    </LoadedPage>
  );
}

export async function loader({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const program = await prepare(queryClient, programQuery(id));
  if (program === null) return { status: 404, title: words.missingTitle };
  if (!program) return { status: 503 };
  return {
    title: program.name,
    description: words.describe(program.name, program.duration, program.eligibility),
    structuredData: [course(program, url.origin)],
  };
}
