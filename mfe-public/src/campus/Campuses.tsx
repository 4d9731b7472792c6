import { plainDigits } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link, useSearchParams } from '@university/shared/router';
import {
  Button,
  color,
  Message,
  Muted,
  Page,
  space,
  Stack,
  text,
  TextField,
  wide,
  notPrinted,
} from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Part } from '../components/parts';
import { useAddressForm } from '../components/use-address-form';
import { type CampusMap, campusesQuery, type Nearest as Found, nearestQuery } from './queries';
import { nearTexts } from './near-texts';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { prepare } from '@university/shared/reading';
import { Badges } from './described';
import { ZoneMap } from './map/ZoneMap';
import { texts } from './texts';

const words = texts.all;

const pinOf = (params: URLSearchParams): string => plainDigits(params.get('pin') ?? '').slice(0, 10);

const NearForm = styled.form`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  max-width: 30rem;
  ${wide.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${notPrinted}
`;

export function Nearest({ pin }: { pin: string }) {
  const [params, setParams] = useSearchParams();
  const form = useAddressForm({
    path: '/campus',
    address: params.toString(),
    onAsk(given) {
      const typed = given[0]?.[1].trim();
      setParams(typed ? { pin: typed } : {}, { replace: true, preventScrollReset: true });
    },
  });

  return (
    <Part id="near" title={nearTexts.title}>
      <NearForm {...form}>
        <TextField
          label={nearTexts.label}
          hint={nearTexts.hint}
          name="pin"
          defaultValue={pin}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Button type="submit" $look="quiet">
          {nearTexts.find}
        </Button>
      </NearForm>
      {pin && <Answer pin={pin} />}
    </Part>
  );
}

function Answer({ pin }: { pin: string }) {
  return (
    <Loaded query={useQuery(nearestQuery(pin))} loading={nearTexts.loading} failed={nearTexts.failed}>
      {(found) => <NearList pin={pin} {...found} />}
    </Loaded>
  );
}

const NearLines = styled.ol`
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

function NearList({ pin, place, campuses }: Found & { pin: string }) {
  if (!place || campuses.length === 0)
    return (
      <Message role="status">
        <p>{place ? nearTexts.none : nearTexts.unknown(pin)}</p>
      </Message>
    );
  return (
    <Stack $gap={1}>
      <Muted role="status">
        {!place.is_exact && `${nearTexts.instead(pin)} `}
        {nearTexts.from(place.name, place.code)}
      </Muted>
      <NearLines>
        {campuses.map(({ slug, name, zone_name, location, distance }) => (
          <li key={slug}>
            <Link to={`/campus/${slug}`}>{name}</Link>
            <span>{nearTexts.away(distance)}</span>
            <Muted as="span">
              {location} · {zone_name}
            </Muted>
          </li>
        ))}
      </NearLines>
    </Stack>
  );
}

export default function Campuses() {
  const campuses = useQuery(campusesQuery());
  const [params] = useSearchParams();
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack $gap={6}>
        <Nearest pin={pinOf(params)} />
        <Part id="zones" title={words.byZone}>
          <Loaded query={campuses} loading={words.loading} failed={words.failed}>
            {({ zones, campuses: all }) =>
              all.length > 0 ? (
                <Beside>
                  <ZoneMap zones={zones} campuses={all} />
                  <Zones zones={zones} campuses={all} />
                </Beside>
              ) : (
                <Muted>{words.empty}</Muted>
              )
            }
          </Loaded>
        </Part>
      </Stack>
    </Page>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const pin = pinOf(url.searchParams);
  const [campuses] = await Promise.all([
    prepare(queryClient, campusesQuery()),
    pin ? prepare(queryClient, nearestQuery(pin)) : undefined,
  ]);
  return { status: campuses ? 200 : 503 };
}

const Beside = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${wide.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > figure {
      position: sticky;
      top: ${space(12)};
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Lines = styled.ul`
  list-style: none;
  padding: 0;
  li {
    padding-block: ${space(1)};
  }
  li > a {
    display: inline-block;
    padding-block: 2px;
    font-weight: 700;
  }
`;

const ZoneName = styled.h3`
  font-size: ${text.large};
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Small = styled(Muted)`
  font-size: ${text.small};
`;

function Zones({ zones, campuses }: CampusMap) {
  const grouped = zones.map(({ code, name }) => ({ code, name, own: campuses.filter(({ zone }) => zone === code) }));
  return (
    <Stack $gap={4}>
      {grouped
        .filter(({ own }) => own.length > 0)
        .map(({ code, name, own }) => (
          <section key={code} aria-labelledby={`zone-${code}`}>
            <ZoneName id={`zone-${code}`}>
              <Link to={`/campus/zone/${code}`}>{name}</Link>
            </ZoneName>
            <Lines>
              {own.map((campus) => (
                <li key={campus.slug}>
                  <Link to={`/campus/${campus.slug}`}>{campus.name}</Link>
                  <Small>
                    {[campus.location, campus.seats > 0 && words.seats(campus.seats)].filter(Boolean).join(' · ')}
                  </Small>
                  <Badges {...campus} />
                </li>
              ))}
            </Lines>
          </section>
        ))}
    </Stack>
  );
}
