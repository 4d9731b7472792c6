import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link, useParams } from '@university/shared/router';
import { Card, color, Grid, Jaali, OutsideLink, space, Stack, text } from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Page } from '../components/Page';
import { prepare } from '../reading';
import { accessOf, Badges, inWords, mapLink, ZoneLinks } from './described';
import { type ZoneCampus, zoneQuery } from './queries';
import { texts } from './texts';
import { type ListedZone, zoneOf } from './zones';

const Cards = styled(Grid)`
  list-style: none;
  padding: 0;
`;

/** The campuses of a zone. */
export default function CampusZone() {
  const zone = zoneOf(useParams().zone);
  return (
    <Page
      title={zone ? texts.zoneTitle(zone.title) : texts.unknownZoneTitle}
      lead={zone ? texts.zoneLead : texts.unknownZone}
    >
      <Stack $gap={4}>
        {zone && <Campuses zone={zone} />}
        <ZoneLinks except={zone} />
      </Stack>
    </Page>
  );
}

function Campuses({ zone }: { zone: ListedZone }) {
  const campuses = useQuery(zoneQuery(zone.id));
  return (
    <Loaded query={campuses} loading={texts.loadingZone} failed={texts.failedZone} empty={texts.emptyZone}>
      {(list) => (
        <Cards as="ul" $min="18rem">
          {list.map((campus) => (
            <CampusCard key={campus.slug} campus={campus} />
          ))}
        </Cards>
      )}
    </Loaded>
  );
}

export async function loader({ params, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const zone = zoneOf(params.zone);
  if (!zone) return { status: 404, title: texts.unknownZoneTitle };
  const campuses = await prepare(queryClient, zoneQuery(zone.id));
  return {
    status: campuses ? 200 : 503,
    title: texts.zoneTitle(zone.title),
    description:
      campuses &&
      texts.describeZone(
        zone.title,
        campuses.map(({ name }) => name),
      ),
  };
}

const Frame = styled(Card)`
  padding: 0;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  break-inside: avoid;
`;

const Band = styled.div`
  height: 5rem;
  background: ${color.night};
  color: ${color.accent};
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  h2 {
    font-size: ${text.large};
  }
  dl {
    display: grid;
    gap: ${space(1)};
  }
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
  }
`;

/** A campus on the page of its zone: where it is and how to get there. */
function CampusCard({ campus }: { campus: ZoneCampus }) {
  const { slug, name, code, location, pin, nearest_metro, accessible, programs } = campus;
  const facts = [
    [texts.address, location.includes(pin) ? location : `${location} ${pin}`],
    [texts.metro, nearest_metro ? inWords(nearest_metro) : texts.noMetro],
    [texts.accessibility, accessOf(accessible).short],
    [texts.programmes, texts.taught(programs)],
  ];
  return (
    <Frame as="li">
      <Band>
        <Jaali seed={code} />
      </Band>
      <Body>
        <h2>
          <Link to={`/campus/${slug}`}>{name}</Link>
        </h2>
        <Badges {...campus} />
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <OutsideLink href={mapLink(`${name}, ${location}`)}>{texts.map}</OutsideLink>
        </p>
      </Body>
    </Frame>
  );
}
