import { withPrefix } from '@university/shared/language';
import { useQuery } from '@university/shared/query';
import { useSearchParams } from '@university/shared/router';
import {
  Button,
  ButtonLink,
  FieldFrame,
  Label,
  Message,
  Muted,
  Select,
  space,
  Stack,
  TextField,
  wide,
} from '@university/shared/kit';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { useAddressForm } from '../components/use-address-form';
import type { School } from '../programmes/schools';
import { PersonList } from './PersonList';
import type { PeopleFilter } from './faculty';
import { foundPeopleQuery } from './queries';
import { texts } from './texts';

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
  schools: readonly School[];
}

export function PeopleForm({ filter: { q, department }, schools }: Props) {
  const [params, setParams] = useSearchParams();
  const form = useAddressForm(params.toString(), (fields) => fields.reset());

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
    setParams(given, { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action={withPrefix('/academics/faculty')}
      onChange={apply}
      onSubmit={apply}
    >
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
