import type { Campus } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { OutsideLink } from '@university/shared/ui';
import { type Fact, FactList } from '../parts/FactList';
import { texts } from '../campus-texts';
import { zoneOf } from '../zones';
import { accessOf } from './access';
import { mapLink } from './map-link';
import { inWords } from './metro';

const factsOf = ({ name, location, pin, zone, nearest_metro, accessible }: CampusPlace): Fact[] => [
  {
    term: texts.address,
    value: (
      <>
        {location}
        <br />
        <OutsideLink href={mapLink(`${name}, ${location}`)}>{texts.map}</OutsideLink>
      </>
    ),
    width: 'whole',
  },
  { term: texts.pin, value: pin },
  { term: texts.metro, value: nearest_metro ? inWords(nearest_metro) : texts.noMetro },
  { term: texts.zone, value: <Link to={`/campus/zone/${zone}`}>{zoneOf(zone)?.title ?? zone}</Link> },
  { term: texts.accessibility, value: accessOf(accessible).short, width: 'whole' },
];

type CampusPlace = Pick<Campus, 'name' | 'location' | 'pin' | 'zone' | 'nearest_metro' | 'accessible'>;

/** Where a campus is, in short. */
export function CampusFacts({ campus }: { campus: CampusPlace }) {
  return <FactList facts={factsOf(campus)} />;
}
