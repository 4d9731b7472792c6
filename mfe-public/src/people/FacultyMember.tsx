import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useParams } from '@university/shared/router';
import { Prose, Row, SectionTitle, space, Stack, text, wide, FactList } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadedPage } from '../components/LoadedPage';
import { Page } from '../components/Page';
import { prepareOne } from '../reading';
import { Portrait } from './Portrait';
import { type Member as Shown, memberQuery } from './queries';
import { texts } from './texts';

const words = texts.member;

/** One member of the faculty. */
export default function FacultyMember() {
  const { id = '' } = useParams();
  return (
    <LoadedPage query={useQuery(memberQuery(id))} texts={words} to="/academics/faculty" link={words.all}>
      {(member, way) => <Member member={member} way={way} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, memberQuery(id), words.missingTitle, (member) => {
    const { name, designation, department } = member;
    return {
      title: words.pageTitle(name, department.name),
      description: words.describe(name, designation, department.name),
    };
  });

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
function Member({ member, way }: { member: Shown; way: ReactNode }) {
  const { name, designation, department, email, overview, research, photo } = member;
  return (
    <Page title={name} lead={`${designation}, ${department.name}`} seed={member._id}>
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
        <Row>{way}</Row>
      </Stack>
    </Page>
  );
}
