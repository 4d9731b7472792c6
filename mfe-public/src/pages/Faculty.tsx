import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useSearchParams } from '@university/shared/router';
import { Container, PageHeader, Section, SectionTitle, Stack } from '@university/shared/ui';
import { foundPeopleQuery, staffingQuery } from '../api/people';
import { prepare } from '../api/prepare';
import { NOT_OK, schoolsQuery, UNEXPECTED_FORMAT } from '../api/schools';
import { Loaded } from '../parts/Loaded';
import { FoundPeople } from '../people/FoundPeople';
import { isEmpty, peopleFilterOf } from '../people/filter';
import { PeopleForm } from '../people/PeopleForm';
import { Schools } from '../people/Schools';
import { texts } from '../people-texts';

const words = texts.people;

/** Schools and departments, and a way to find a member of the faculty. */
export default function Faculty() {
  const [params] = useSearchParams();
  const schools = useQuery(schoolsQuery());
  const filter = peopleFilterOf(params);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section $band aria-labelledby="people">
        <Container>
          <Stack $gap={3}>
            <SectionTitle id="people">{words.peopleTitle}</SectionTitle>
            <PeopleForm filter={filter} schools={schools.data ?? []} />
            {!isEmpty(filter) && <FoundPeople filter={filter} />}
          </Stack>
        </Container>
      </Section>
      <Section aria-labelledby="schools">
        <Container>
          <Stack $gap={3}>
            <SectionTitle id="schools">{words.schoolsTitle}</SectionTitle>
            <Loaded
              query={schools}
              loading={words.loadingSchools}
              failed={words.failedSchools}
              reasons={[NOT_OK, UNEXPECTED_FORMAT]}
            >
              {(list) => <Schools schools={list} />}
            </Loaded>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const filter = peopleFilterOf(url.searchParams);
  const [schools] = await Promise.all([
    prepare(queryClient, schoolsQuery()),
    isEmpty(filter) ? undefined : prepare(queryClient, foundPeopleQuery(filter)),
  ]);
  if (schools) await prepare(queryClient, staffingQuery(schools));
  return { status: schools ? 200 : 503 };
}
