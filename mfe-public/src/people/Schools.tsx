import { useQuery } from '@university/shared/query';
import { Muted, space, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { staffingQuery } from '../api/people';
import type { School } from '../api/schools';
import { texts } from '../people-texts';
import { SchoolCard } from './SchoolCard';

/** Columns that cards of different height fill without holes. */
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

/** Every school. Who teaches where is a second read, and the schools stand without it. */
export function Schools({ schools }: { schools: readonly School[] }) {
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
