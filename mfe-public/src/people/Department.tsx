import type { Department as Shown } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { ButtonLink, Container, Muted, PageHeader, Row, Section, SectionTitle, Stack } from '@university/shared/ui';
import { Loaded } from '../components/Loaded';
import { LoadedPage, NoSuchThing } from '../components/LoadedPage';
import { prepare } from '../reading';
import { OfferedPrograms } from '../programmes/ProgramsByLevel';
import { Head } from './Head';
import { PersonList } from './PersonList';
import { departmentPeopleQuery, departmentProgramsQuery, departmentQuery } from './queries';
import { schoolsQuery } from './schools';
import { texts } from './texts';

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

/** All about one department. */
function Detail({ department }: { department: Shown }) {
  const { data: schools = [] } = useQuery(schoolsQuery());
  const school = schools.find(({ departments }) => departments.some(({ _id }) => _id === department._id));
  return (
    <>
      <PageHeader
        title={words.of(department.name)}
        lead={school && texts.people.schoolOf(school.name)}
        seed={school?.code}
      />
      <Section>
        <Container>
          <Stack $gap={6}>
            <OfferedPrograms
              query={useQuery(departmentProgramsQuery(department._id))}
              title={words.programmes}
              none={words.noProgrammes}
            />
            <People department={department} />
            <Row>
              <ButtonLink $look="quiet" to="/academics/faculty">
                {words.all}
              </ButtonLink>
            </Row>
          </Stack>
        </Container>
      </Section>
    </>
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
