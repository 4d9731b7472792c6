import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useSearchParams } from '@university/shared/router';
import { Muted, space, Stack, text, wide, Page } from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Part } from '../components/Part';
import { prepare } from '@university/shared/reading';
import { Badges } from './described';
import { Nearest, pinOf } from './Nearest';
import { ZoneMap } from './map/ZoneMap';
import { campusesQuery, type ListedCampus, type ListedZone, nearestQuery } from './queries';
import { texts } from './texts';

const words = texts.all;

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

function Zones({ zones, campuses }: { zones: readonly ListedZone[]; campuses: readonly ListedCampus[] }) {
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
