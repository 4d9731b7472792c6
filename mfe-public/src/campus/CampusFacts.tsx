import type { Campus } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { OutsideLink } from '@university/shared/ui';
import { type Fact, FactList } from '../parts/FactList';
import { texts } from '../catalogue-texts';
import { zoneOf } from '../zones';
import { accessOf } from './access';
import { mapLink } from './map-link';
import { inWords } from './metro';

const words = texts.campus;

const factsOf = ({ name, location, pin, zone, nearest_metro, accessible }: CampusPlace): Fact[] => [
  {
    term: words.address,
    value: (
      <>
        {location}
        <br />
        <OutsideLink href={mapLink(`${name}, ${location}`)}>{words.map}</OutsideLink>
      </>
    ),
    width: 'whole',
  },
  { term: words.pin, value: pin },
  { term: words.metro, value: nearest_metro ? inWords(nearest_metro) : words.noMetro },
  { term: words.zone, value: <Link to={`/campus/zone/${zone}`}>{zoneOf(zone)?.title ?? zone}</Link> },
  { term: words.accessibility, value: accessOf(accessible).short, width: 'whole' },
];

type CampusPlace = Pick<Campus, 'name' | 'location' | 'pin' | 'zone' | 'nearest_metro' | 'accessible'>;

/** Where a campus is, in short. */
export function CampusFacts({ campus }: { campus: CampusPlace }) {
  return <FactList facts={factsOf(campus)} />;
}
