import { useSearchParams } from '@university/shared/router';
import { Button, FieldFrame, Label, Select, space, TextField, wide } from '@university/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { School } from '../api/schools';
import { texts } from '../people-texts';
import { useAddressForm } from '../parts/use-address-form';
import type { PeopleFilter } from './filter';

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  max-width: 60rem;
  ${wide.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
  @media print {
    display: none;
  }
`;

const words = texts.people;

interface Props {
  filter: PeopleFilter;
  /** None while they are not known; then there is no choice of a department. */
  schools: readonly School[];
}

/** A GET form for finding members of the faculty, which finds them at once where scripts run. */
export function PeopleForm({ filter: { q, department }, schools }: Props) {
  const [params, setParams] = useSearchParams();
  const form = useAddressForm(params.toString(), (fields) => fields.reset());

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
    setParams(given, { replace: true, preventScrollReset: true });
  }

  return (
    <Form ref={form} role="search" method="get" action="/academics/faculty" onChange={apply} onSubmit={apply}>
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
