import { Link } from '@university/shared/router';
import {
  ButtonLink,
  Container,
  PageHeader,
  Prose,
  Row,
  Section,
  SectionTitle,
  space,
  Stack,
  text,
  wide,
} from '@university/shared/ui';
import styled from 'styled-components';
import type { Member as Shown } from '../api/people';
import { FactList } from '../parts/FactList';
import { texts } from '../people-texts';
import { Portrait } from './Portrait';

const words = texts.member;

const Opening = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  ${wide.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

const Large = styled(Portrait)`
  width: 10rem;
  font-size: ${text.display};
`;

const Words = styled(Stack)`
  width: 100%;
`;

const Research = styled.ul`
  padding-left: ${space(2.5)};
`;

/** Who somebody is, what they work on and how to write to them. */
export function Member({ member }: { member: Shown }) {
  const { name, designation, department, email, overview, research, photo } = member;
  return (
    <>
      <PageHeader title={name} lead={`${designation}, ${department.name}`} seed={member._id} />
      <Section>
        <Container>
          <Stack $gap={5}>
            <Opening>
              <Large name={name} seed={member._id} photo={photo} />
              <Words $gap={3}>
                <FactList
                  facts={[
                    { term: words.designation, value: designation },
                    { term: words.department, value: <Link to={`/dept/${department._id}`}>{department.name}</Link> },
                    { term: words.email, value: <a href={`mailto:${email}`}>{email}</a>, width: 'whole' },
                  ]}
                />
                <Prose>
                  <SectionTitle>{words.overview}</SectionTitle>
                  <p>{overview || words.noOverview}</p>
                  {research.length > 0 && (
                    <>
                      <SectionTitle>{words.research}</SectionTitle>
                      <Research>
                        {research.map((topic) => (
                          <li key={topic}>{topic}</li>
                        ))}
                      </Research>
                    </>
                  )}
                </Prose>
              </Words>
            </Opening>
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
