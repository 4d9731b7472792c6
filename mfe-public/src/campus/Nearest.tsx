import { withPrefix } from '@university/shared/language';
import { plainDigits } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link, useSearchParams } from '@university/shared/router';
import { Button, color, Message, Muted, space, Stack, TextField, wide } from '@university/shared/kit';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Part } from '../components/Part';
import { useAddressForm } from '../components/use-address-form';
import { type Nearest as Found, nearestQuery } from './queries';
import { nearTexts } from './near-texts';

const words = nearTexts;

export const pinOf = (params: URLSearchParams): string => plainDigits(params.get('pin') ?? '').slice(0, 10);

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  max-width: 30rem;
  ${wide.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media print {
    display: none;
  }
`;

export function Nearest({ pin }: { pin: string }) {
  const [params, setParams] = useSearchParams();
  const form = useAddressForm(params.toString(), (fields) => fields.reset());

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('pin') ?? '').trim();
    setParams(given ? { pin: given } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <Part id="near" title={words.title}>
      <Form ref={form} method="get" action={withPrefix('/campus')} onSubmit={find}>
        <TextField
          label={words.label}
          hint={words.hint}
          name="pin"
          defaultValue={pin}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <Button type="submit" $look="quiet">
          {words.find}
        </Button>
      </Form>
      {pin && <Answer pin={pin} />}
    </Part>
  );
}

function Answer({ pin }: { pin: string }) {
  return (
    <Loaded query={useQuery(nearestQuery(pin))} loading={words.loading} failed={words.failed}>
      {(found) => <List pin={pin} {...found} />}
    </Loaded>
  );
}

const Lines = styled.ol`
  max-width: 40rem;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(2)};
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.line};
  }
  a {
    justify-self: start;
    padding-block: 2px;
    font-weight: 700;
  }
`;

function List({ pin, place, campuses }: Found & { pin: string }) {
  if (!place || campuses.length === 0)
    return (
      <Message role="status">
        <p>{place ? words.none : words.unknown(pin)}</p>
      </Message>
    );
  return (
    <Stack $gap={1}>
      <Muted role="status">
        {!place.is_exact && `${words.instead(pin)} `}
        {words.from(place.name, place.code)}
      </Muted>
      <Lines>
        {campuses.map(({ slug, name, zone_name, location, distance }) => (
          <li key={slug}>
            <Link to={`/campus/${slug}`}>{name}</Link>
            <span>{words.away(distance)}</span>
            <Muted as="span">
              {location} · {zone_name}
            </Muted>
          </li>
        ))}
      </Lines>
    </Stack>
  );
}
