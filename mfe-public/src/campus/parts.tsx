import { Link } from '@university/shared/router';
import { color, type Fact, FactList, space, Stack, width } from '@university/shared/kit';
import styled from 'styled-components';
import { contactFacts } from '../components/contacts';
import { Part } from '../components/Part';
import { Leader } from '../people/Leader';
import { EvenText } from '@university/shared/prose';
import { accessOf, fullAddress, inWords, MapLink } from './described';
import { ZoneMap } from './map/ZoneMap';
import type { CampusMap, CampusPage } from './queries';
import { texts } from './texts';

interface Props {
  campus: CampusPage;
}

export function CampusFacts({ campus }: Props) {
  const { zone, zone_name, nearest_metro, seats } = campus;
  const facts: Fact[] = [
    { term: texts.address, value: fullAddress(campus), width: 'whole' },
    { term: texts.zone, value: <Link to={`/campus/zone/${zone}`}>{zone_name}</Link> },
    { term: texts.metro, value: nearest_metro && inWords(nearest_metro) },
    { term: texts.seats, value: seats > 0 && seats.toLocaleString('en-IN') },
  ];
  return <FactList facts={facts} />;
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

interface ReachProps extends Props {
  map: CampusMap | undefined;
}

export function Reach({ campus, map }: ReachProps) {
  const { slug, name, location, getting_there, latitude } = campus;
  return (
    <Part id="reach" title={texts.reach}>
      <Ways>
        <Stack>
          {getting_there && <EvenText html={getting_there} />}
          <p>
            <MapLink place={`${name}, ${location}`} />
          </p>
        </Stack>
        {map && latitude !== null && <ZoneMap {...map} focus={{ campus: slug }} />}
      </Ways>
    </Part>
  );
}

const Rooms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space(2)} ${space(4)};
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0;
    color: ${color.muted};
  }
`;

export function Labs({ campus: { laboratories } }: Props) {
  if (laboratories.length === 0) return null;
  return (
    <Part id="labs" title={texts.labs}>
      <Rooms>
        {laboratories.map(({ name, text: done }) => (
          <div key={name}>
            <dt>{name}</dt>
            {done && <dd>{done}</dd>}
          </div>
        ))}
      </Rooms>
    </Part>
  );
}

const Features = styled.ul`
  max-width: ${width.text};
  padding-left: ${space(2.5)};
`;

export function Access({ campus: { accessible, access } }: Props) {
  const wheelchair = accessOf(accessible);
  if (!wheelchair && access.length === 0) return null;
  return (
    <Part id="access" title={texts.accessTitle}>
      {wheelchair && <p>{wheelchair}</p>}
      {access.length > 0 && (
        <Features>
          {access.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      )}
    </Part>
  );
}

export function Living({ campus: { hostel, transport } }: Props) {
  if (!hostel && !transport) return null;
  return (
    <>
      {hostel && (
        <Part id="hostel" title={texts.hostel}>
          <EvenText html={hostel} />
        </Part>
      )}
      {transport && (
        <Part id="transport" title={texts.transport}>
          <EvenText html={transport} />
        </Part>
      )}
      <p>
        <Link to="/amenities/Hostels-and-Transport">{texts.allHostels}</Link>
      </p>
    </>
  );
}

const Quote = styled.blockquote`
  margin: 0;
  padding-left: ${space(3)};
  border-left: 4px solid ${color.accent};
`;

export function Director({ campus: { director, director_message } }: Props) {
  if (!director) return null;
  return (
    <Part id="director" title={texts.director}>
      <Leader person={director} />
      {director_message && (
        <Quote>
          <EvenText html={director_message} />
        </Quote>
      )}
    </Part>
  );
}

export function Ask({ campus }: Props) {
  if (!campus.email && !campus.phone) return null;
  return (
    <Part id="ask" title={texts.ask}>
      <FactList facts={contactFacts(campus, texts)} />
    </Part>
  );
}
