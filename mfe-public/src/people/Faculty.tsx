import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useSearchParams } from '@university/shared/router';
import { Container, Muted, PageHeader, Section, SectionTitle, space, Stack, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { schoolTexts } from '../programmes/school-texts';
import { type School, schoolsQuery } from '../programmes/schools';
import { prepare } from '@university/shared/reading';
import { FoundPeople, PeopleForm } from './FindPeople';
import { SchoolCard } from './SchoolCard';
import { isEmpty, peopleFilterOf } from './faculty';
import { foundPeopleQuery, staffingQuery } from './queries';
import { texts } from './texts';

const words = texts.people;

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
              reasons={Object.values(schoolTexts)}
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

const Columns = styled.div`
  columns: 1;
  column-gap: ${space(3)};
  > * {
    margin-bottom: ${space(3)};
  }
  ${wide.phone} {
    columns: 2;
  }
  ${wide.desktop} {
    columns: 3;
  }
`;

function Schools({ schools }: { schools: readonly School[] }) {
  const { data: staffing } = useQuery(staffingQuery(schools));
  if (schools.length === 0) return <Muted>{texts.people.noSchools}</Muted>;
  return (
    <Columns>
      {schools.map((school) => (
        <SchoolCard key={school._id} school={school} staffing={staffing} />
      ))}
    </Columns>
  );
}
