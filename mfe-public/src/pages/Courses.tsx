import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams, useSearchParams } from '@university/shared/router';
import { Container, PageHeader, Section, Stack } from '@university/shared/ui';
import { prepare } from '../api/prepare';
import { programsQuery } from '../api/programs';
import { schoolsQuery } from '../api/schools';
import { Catalogue } from '../courses/Catalogue';
import { filterOf } from '../courses/filter';
import { LevelLinks } from '../courses/LevelLinks';
import { sortOf } from '../courses/sort';
import { UnknownLevel } from '../courses/UnknownLevel';
import { levelOf, programTexts } from '../levels';
import { Loaded } from '../parts/Loaded';
import { texts } from '../programmes-texts';

/** All programmes at /courses, those of one level at /courses/:programLevel. */
export default function Courses() {
  const { programLevel } = useParams();
  const [params] = useSearchParams();
  const programs = useQuery(programsQuery());
  const { data: schools = [] } = useQuery(schoolsQuery());
  const level = levelOf(programLevel);
  if (programLevel && !level) return <UnknownLevel />;
  return (
    <>
      <PageHeader
        title={level?.title ?? texts.courses.title}
        lead={level ? texts.courses.levelLead : texts.courses.lead}
        seed={level?.slug}
      />
      <Section>
        <Container>
          <Stack $gap={4}>
            <LevelLinks except={level} />
            <Loaded query={programs} loading={programTexts.loading} failed={programTexts.failed}>
              {(list) => (
                <Catalogue
                  key={programLevel}
                  list={list}
                  schools={schools}
                  filter={filterOf(params)}
                  sort={sortOf(params)}
                  pageLevel={level}
                />
              )}
            </Loaded>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export async function loader({ params, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const level = levelOf(params.programLevel);
  if (params.programLevel && !level) return { status: 404, title: texts.courses.unknownTitle };
  const [programs] = await Promise.all([prepare(queryClient, programsQuery()), prepare(queryClient, schoolsQuery())]);
  const status = programs ? 200 : 503;
  return level ? { status, title: level.title, description: texts.courses.levelDescription(level.title) } : { status };
}
