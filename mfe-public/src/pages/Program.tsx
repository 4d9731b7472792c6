import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { ButtonLink, Failed, Message } from '@university/shared/ui';
import { programQuery } from '../api/program';
import { Waiting } from '../parts/Waiting';
import { Detail } from '../program/Detail';
import { NoDetail } from '../program/NoDetail';
import { texts } from '../texts';

const words = texts.program;

/** One programme. Without detail it has no page: specification, sections 5 and 8. */
export default function Program() {
  const { id = '' } = useParams();
  const { data: program, isError, refetch } = useQuery(programQuery(id));
  if (program) return <Detail program={program} />;
  if (program === null) {
    return (
      <NoDetail title={words.missingTitle}>
        <Message>
          <p>
            <strong>{words.missing}</strong>
          </p>
          <p>{words.missingHelp}</p>
          <ButtonLink $look="quiet" to="/courses">
            {words.back}
          </ButtonLink>
        </Message>
      </NoDetail>
    );
  }
  return (
    <NoDetail title={words.title}>
      {isError ? <Failed onRetry={() => void refetch()}>{words.failed}</Failed> : <Waiting>{words.loading}</Waiting>}
    </NoDetail>
  );
}

export async function loader({ params: { id = '' }, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const query = programQuery(id);
  await queryClient.prefetchQuery(query);
  const program = queryClient.getQueryData(query.queryKey);
  if (program === null) return { status: 404, title: words.missingTitle };
  if (!program) return undefined;
  return { title: program.name, description: words.describe(program.name, program.duration, program.eligibility) };
}
