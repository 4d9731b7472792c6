import { Link, useSearchParams } from '@university/shared/router';
import {
  Button,
  ButtonLink,
  Card,
  color,
  Container,
  FieldFrame,
  Jaali,
  Label,
  Message,
  Muted,
  PageHeader,
  Section,
  SectionTitle,
  Select,
  space,
  Stack,
  text,
  TextField,
  wide,
  notPrinted,
} from '@university/shared/kit';
import styled from 'styled-components';
import { type School, schoolsQuery } from '../programmes/queries';
import { foundPeopleQuery, isEmpty, type PeopleFilter, peopleFilterOf, type Staffing, staffingQuery } from './queries';
import { useQuery } from '@university/shared/query';
import { Loaded } from '../components/Loaded';
import { useAddressForm } from '../components/use-address-form';
import { PersonList } from './people';
import { texts } from './texts';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { schoolTexts } from '../programmes/school-texts';
import { prepare } from '@university/shared/reading';

const words = texts.people;

const Frame = styled(Card)`
  padding: 0;
  overflow: hidden;
  break-inside: avoid;
`;

const Head = styled.div`
  position: relative;
  padding: ${space(2.5)};
  background: ${color.night};
  color: ${color.onNight};
  @media print {
    background: none;
    color: inherit;
  }
  h3 {
    position: relative;
    font-size: ${text.large};
    padding-right: ${space(8)};
  }
`;

const Pattern = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  width: 40%;
  color: ${color.accent};
  opacity: 0.5;
  mask-image: linear-gradient(to left, black, transparent);
  ${notPrinted}
`;

const Departments = styled.ul`
  list-style: none;
  padding: ${space(1)} ${space(2.5)} ${space(2)};
  li {
    padding-block: ${space(1)};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li > a {
    display: inline-block;
    padding-block: 2px;
    font-weight: 700;
  }
`;

const Staff = styled.div`
  color: ${color.muted};
  font-size: ${text.small};
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

interface SchoolProps {
  school: School;
  staffing: Record<string, Staffing> | undefined;
}

function SchoolCard({ school: { code, name, departments }, staffing = {} }: SchoolProps) {
  return (
    <Frame>
      <Head>
        <Pattern>
          <Jaali seed={code} />
        </Pattern>
        <h3>{name}</h3>
      </Head>
      <Departments>
        {departments.map(({ _id, name: department }) => (
          <li key={_id}>
            <Link to={`/dept/${_id}`}>{department}</Link>
            {staffing[_id] && <DepartmentStaff {...staffing[_id]} />}
          </li>
        ))}
      </Departments>
    </Frame>
  );
}

function DepartmentStaff({ head, teachers }: Staffing) {
  return (
    <Staff>
      {head && (
        <>
          {words.head} <Link to={`/faculty/${head._id}`}>{head.name}</Link> ·{' '}
        </>
      )}
      {words.teachers(teachers)}
    </Staff>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  max-width: 60rem;
  ${wide.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
  ${notPrinted}
`;

interface FormProps {
  filter: PeopleFilter;
  schools: readonly School[];
}

function PeopleForm({ filter: { q, department }, schools }: FormProps) {
  const [params, setParams] = useSearchParams();
  const form = useAddressForm({
    path: '/academics/faculty',
    address: params.toString(),
    isLive: true,
    onAsk: (given) => setParams(given, { replace: true, preventScrollReset: true }),
  });

  return (
    <Form {...form} role="search">
      <TextField label={words.words} type="search" name="q" defaultValue={q} autoComplete="off" />
      {schools.length > 0 && (
        <FieldFrame>
          <Label htmlFor="department">{words.department}</Label>
          <Select id="department" name="department" defaultValue={department}>
            <option value="">{words.allDepartments}</option>
            {schools.map((school) => (
              <optgroup key={school._id} label={school.name}>
                {school.departments.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </FieldFrame>
      )}
      <Button type="submit" $look="quiet">
        {words.find}
      </Button>
    </Form>
  );
}

export function FoundPeople({ filter }: { filter: PeopleFilter }) {
  // Keep the previous people until the next are known.
  const found = useQuery({ ...foundPeopleQuery(filter), placeholderData: (before) => before });
  return (
    <Loaded query={found} loading={words.loading} failed={words.failed}>
      {({ count, shown }) => (
        <Stack $gap={2}>
          <Muted role="status">{words.count(shown.length, count)}</Muted>
          {count > 0 ? (
            <PersonList people={shown} />
          ) : (
            <Message>
              <p>{words.noMatch}</p>
              <ButtonLink $look="quiet" to="/academics/faculty">
                {words.clear}
              </ButtonLink>
            </Message>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

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
  if (schools.length === 0) return <Muted>{words.noSchools}</Muted>;
  return (
    <Columns>
      {schools.map((school) => (
        <SchoolCard key={school._id} school={school} staffing={staffing} />
      ))}
    </Columns>
  );
}
