import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { FactList, Row, Stack } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { contactFacts } from '../components/contacts';
import { Corrections } from '../components/Corrections';
import { Loaded } from '../components/Loaded';
import { HeaderPicture } from '../components/HeaderPicture';
import { LoadedPage } from '../components/LoadedPage';
import { Offers } from '../components/Offers';
import { Page } from '../components/Page';
import { Part } from '../components/Part';
import { programTexts } from '../programmes/level-texts';
import { RichText } from '@university/shared/prose';
import { prepare, prepareOne } from '../reading';
import { Head } from './Head';
import { PersonList } from './PersonList';
import { type DepartmentPage, departmentOffersQuery, departmentPeopleQuery, departmentQuery } from './queries';
import { departmentData } from './structured-data';
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

export const loader = ({ params: { id = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, departmentQuery(id), words.missingTitle, async (department) => {
    await Promise.all([
      prepare(queryClient, departmentOffersQuery(id)),
      prepare(queryClient, departmentPeopleQuery(department)),
    ]);
    return {
      title: words.of(department.name),
      description: words.describe(department.name),
      structuredData: [departmentData(department, url.origin)],
    };
  });

/** All about one department. */
function Detail({ department, way }: { department: DepartmentPage; way: ReactNode }) {
  const { _id, name, school, about, picture, email, phone } = department;
  return (
    <Page
      title={words.of(name)}
      lead={school.name}
      seed={school.code}
      picture={picture && <HeaderPicture picture={picture} />}
    >
      <Stack $gap={6}>
        {about && <RichText html={about} />}
        <Programmes id={_id} />
        <People department={department} />
        {(email || phone) && (
          <Part id="office" title={words.office}>
            <FactList facts={contactFacts(department, words)} />
          </Part>
        )}
        <Corrections corrections={department.corrections} />
        <Row>{way}</Row>
      </Stack>
    </Page>
  );
}

/** What a department teaches; a department that teaches within programmes of others says nothing of it. */
function Programmes({ id }: { id: string }) {
  const offers = useQuery(departmentOffersQuery(id));
  if (offers.data?.length === 0) return null;
  return (
    <Part id="programmes" title={words.programmes}>
      <Loaded query={offers} {...programTexts}>
        {(taught) => <Offers caption={words.offers} offers={taught} />}
      </Loaded>
    </Part>
  );
}

/** Head and members of a department. */
function People({ department }: { department: DepartmentPage }) {
  const people = useQuery(departmentPeopleQuery(department));
  return (
    <>
      <Head department={department} picture={people.data?.portrait} />
      {people.data?.members.length !== 0 && (
        <Part id="faculty" title={words.faculty}>
          <Loaded query={people} loading={texts.people.loading} failed={texts.people.failed}>
            {({ members }) => <PersonList people={members} />}
          </Loaded>
        </Part>
      )}
    </>
  );
}
