import type { Department as Shown } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { ButtonLink, Container, PageHeader, Row, Section, Stack } from '@university/shared/ui';
import { schoolsQuery } from '../api/schools';
import { texts } from '../people-texts';
import { People } from './People';
import { OfferedPrograms } from '../parts/OfferedPrograms';
import { departmentProgramsQuery } from '../api/department';

const words = texts.department;

/** All about one department. */
export function Detail({ department }: { department: Shown }) {
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
