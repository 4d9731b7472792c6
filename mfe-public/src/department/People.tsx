import type { Department as Shown } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Muted, SectionTitle, Stack } from '@university/shared/ui';
import { departmentPeopleQuery } from '../api/department';
import { Loaded } from '../parts/Loaded';
import { PersonList } from '../people/PersonList';
import { texts } from '../people-texts';
import { Head } from './Head';

const words = texts.department;

/** Head and members of a department. */
export function People({ department }: { department: Shown }) {
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
