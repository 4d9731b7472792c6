import { Card, color, FactList, Muted, Page, Row, type ShownPicture, space, Stack, text } from '@university/shared/kit';
import styled from 'styled-components';
import { contactFacts } from '../components/contacts';
import { Corrections } from '../components/Corrections';
import { HeaderPicture } from '../components/HeaderPicture';
import { Part } from '../components/parts';
import { departmentOffersQuery, type DepartmentPage, departmentPeopleQuery, departmentQuery } from './queries';
import { Leader, PersonList } from './people';
import { Portrait } from './Portrait';
import { texts } from './texts';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import type { ReactNode } from 'react';
import { Loaded } from '../components/Loaded';
import { LoadedPage } from '../components/LoadedPage';
import { Offers } from '../components/Offers';
import { programTexts } from '../programmes/level-texts';
import { RichText } from '@university/shared/prose';
import { prepare, prepareOne } from '@university/shared/reading';
import { departmentData } from './structured-data';

const words = texts.department;

const Frame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  max-width: 40rem;
  border-left: 4px solid ${color.accent};
  > :last-child {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Large = styled(Portrait)`
  width: 6rem;
  font-size: ${text.heading};
`;

interface Props {
  department: Pick<DepartmentPage, 'head' | 'hod'>;
  picture: ShownPicture | null | undefined;
}

export function Head({ department: { head, hod }, picture }: Props) {
  return (
    <Part id="head" title={words.head}>
      {head ? (
        <Frame>
          <Large name={head.name} picture={picture} size="6rem" />
          <Leader person={head}>{hod && <a href={`mailto:${hod}`}>{hod}</a>}</Leader>
        </Frame>
      ) : (
        <Muted>{words.vacant}</Muted>
      )}
    </Part>
  );
}

const departmentWords = texts.department;

export default function Department() {
  const { id = '' } = useParams();
  return (
    <LoadedPage
      query={useQuery(departmentQuery(id))}
      texts={departmentWords}
      to="/academics/faculty"
      link={departmentWords.all}
    >
      {(department, way) => <Detail department={department} way={way} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, departmentQuery(id), departmentWords.missingTitle, async (department) => {
    await Promise.all([
      prepare(queryClient, departmentOffersQuery(id)),
      prepare(queryClient, departmentPeopleQuery(department)),
    ]);
    return {
      title: departmentWords.of(department.name),
      description: departmentWords.describe(department.name),
      structuredData: [departmentData(department, url.origin)],
    };
  });

function Detail({ department, way }: { department: DepartmentPage; way: ReactNode }) {
  const { _id, name, school, about, picture, email, phone } = department;
  return (
    <Page
      title={departmentWords.of(name)}
      lead={school.name}
      seed={school.code}
      picture={picture && <HeaderPicture picture={picture} />}
    >
      <Stack $gap={6}>
        {about && <RichText html={about} />}
        <Programmes id={_id} />
        <People department={department} />
        {(email || phone) && (
          <Part id="office" title={departmentWords.office}>
            <FactList facts={contactFacts(department, departmentWords)} />
          </Part>
        )}
        <Corrections corrections={department.corrections} />
        <Row>{way}</Row>
      </Stack>
    </Page>
  );
}

function Programmes({ id }: { id: string }) {
  const offers = useQuery(departmentOffersQuery(id));
  if (offers.data?.length === 0) return null;
  return (
    <Part id="programmes" title={departmentWords.programmes}>
      <Loaded query={offers} {...programTexts}>
        {(taught) => <Offers caption={departmentWords.offers} offers={taught} />}
      </Loaded>
    </Part>
  );
}

function People({ department }: { department: DepartmentPage }) {
  const people = useQuery(departmentPeopleQuery(department));
  return (
    <>
      <Head department={department} picture={people.data?.portrait} />
      {people.data?.members.length !== 0 && (
        <Part id="faculty" title={departmentWords.faculty}>
          <Loaded query={people} loading={texts.people.loading} failed={texts.people.failed}>
            {({ members }) => <PersonList people={members} />}
          </Loaded>
        </Part>
      )}
    </>
  );
}
