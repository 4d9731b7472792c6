import type { Department as Shown } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { Muted, Row, SectionTitle, Stack } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { Loaded } from '../components/Loaded';
import { LoadedPage } from '../components/LoadedPage';
import { Page } from '../components/Page';
import { OfferedPrograms } from '../programmes/ProgramsByLevel';
import { departmentProgramsQuery } from '../programmes/queries';
import { schoolsQuery } from '../programmes/schools';
import { prepare, prepareOne } from '../reading';
import { Head } from './Head';
import { PersonList } from './PersonList';
import { departmentPeopleQuery, departmentQuery } from './queries';
import { texts } from './texts';

const words = texts.department;

/** One department: what it teaches and who teaches there. */
export default function Department() {
  const { id = '' } = useParams();
  return (
    <LoadedPage query={useQuery(departmentQuery(id))} texts={words} to="/academics/faculty" link={words.all}>
      {(department, way) => <Detail department={department} way={way} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, departmentQuery(id), words.missingTitle, async (department) => {
    await Promise.all([
      prepare(queryClient, departmentProgramsQuery(id)),
      prepare(queryClient, departmentPeopleQuery(department)),
      prepare(queryClient, schoolsQuery()),
    ]);
    return { title: words.of(department.name), description: words.describe(department.name) };
  });

/** All about one department. */
function Detail({ department, way }: { department: Shown; way: ReactNode }) {
  const { data: schools = [] } = useQuery(schoolsQuery());
  const school = schools.find(({ departments }) => departments.some(({ _id }) => _id === department._id));
  return (
    <Page title={words.of(department.name)} lead={school && texts.people.schoolOf(school.name)} seed={school?.code}>
      <Stack $gap={6}>
        <OfferedPrograms
          query={useQuery(departmentProgramsQuery(department._id))}
          title={words.programmes}
          none={words.noProgrammes}
        />
        <People department={department} />
        <Row>{way}</Row>
      </Stack>
    </Page>
  );
}

/** Head and members of a department. */
function People({ department }: { department: Shown }) {
  const people = useQuery(departmentPeopleQuery(department));
  return (
    <Loaded query={people} loading={texts.people.loading} failed={texts.people.failed}>
      {({ head, members }) => (
        <>
          <Head head={head} hod={department.hod} />
          <Stack as="section" aria-labelledby="faculty">
            <SectionTitle id="faculty">{words.faculty}</SectionTitle>
            {members.length > 0 ? <PersonList people={members} /> : <Muted>{words.noFaculty}</Muted>}
          </Stack>
        </>
      )}
    </Loaded>
  );
}
