import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams, useSearchParams } from '@university/shared/router';
import { Container, Failed, PageHeader, Section, Stack } from '@university/shared/ui';
import { programsQuery } from '../api/programs';
import { Catalogue } from '../courses/Catalogue';
import { filterOf } from '../courses/filter';
import { LevelLinks } from '../courses/LevelLinks';
import { UnknownLevel } from '../courses/UnknownLevel';
import { levelOf } from '../levels';
import { Waiting } from '../parts/Waiting';
import { texts } from '../texts';

/** All programmes at /courses, those of one level at /courses/:programLevel. */
export default function Courses() {
  const { programLevel } = useParams();
  const [params] = useSearchParams();
  const { data: programs, isError, refetch } = useQuery(programsQuery());
  const level = levelOf(programLevel);
  if (programLevel && !level) return <UnknownLevel />;
  return (
    <>
      <PageHeader
        title={level?.title ?? texts.courses.title}
        lead={level ? texts.courses.levelLead : texts.courses.lead}
      />
      <Section>
        <Container>
          <Stack $gap={4}>
            {programs && <Catalogue programs={programs} filter={filterOf(params)} pageLevel={level} />}
            {!programs && isError && <Failed onRetry={() => void refetch()}>{texts.study.failed}</Failed>}
            {!programs && !isError && <Waiting>{texts.study.loading}</Waiting>}
            {level && <LevelLinks except={level} />}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export async function loader({ params, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const level = levelOf(params.programLevel);
  if (params.programLevel && !level) return { status: 404, title: texts.courses.unknownTitle };
  // Runs with every letter typed into the filter: only a first visit waits for the list.
  if (!queryClient.getQueryData(programsQuery().queryKey)) await queryClient.prefetchQuery(programsQuery());
  return level && { title: level.title, description: texts.courses.levelDescription(level.title) };
}
