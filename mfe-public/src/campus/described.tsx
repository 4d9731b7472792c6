import type { Campus } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import { Badge, OutsideLink, Row } from '@university/shared/kit';
import { LinkList } from '../components/links';
import type { ListedZone } from './queries';
import { texts } from './texts';

export function accessOf(accessible: Campus['accessible']): string | undefined {
  if (accessible === null) return undefined;
  return accessible ? texts.access.yes : texts.access.no;
}

/** `Jhilmil/Dilshad Garden` → `Jhilmil or Dilshad Garden` */
export const inWords = (stations: string): string =>
  stations
    .split('/')
    .map((station) => station.trim())
    .join(texts.orStation);

export const fullAddress = ({ location, pin }: Pick<Campus, 'location' | 'pin'>): string =>
  location.includes(pin) ? location : `${location} ${pin}`;

export function MapLink({ place }: { place: string }) {
  if (!identity.mapUrl) return null;
  const url = new URL(identity.mapUrl);
  url.searchParams.set('q', place);
  return <OutsideLink href={url.href}>{texts.map}</OutsideLink>;
}

type Described = Pick<Campus, 'headquarters' | 'women_only'> & Partial<Pick<Campus, 'has_hostel'>>;

export function Badges({ headquarters, women_only, has_hostel }: Described) {
  const shown = [
    headquarters && texts.headquarters,
    women_only && texts.womenOnly,
    has_hostel && texts.hasHostel,
  ].filter((badge) => typeof badge === 'string');
  if (shown.length === 0) return null;
  return (
    <Row $gap={1}>
      {shown.map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </Row>
  );
}

export function ZoneLinks({ zones, except }: { zones: readonly ListedZone[]; except?: string }) {
  const links = zones
    .filter(({ code }) => code !== except)
    .map(({ code, name }) => ({ to: `/campus/zone/${code}`, text: name }));
  return <LinkList label={texts.zones} links={[{ to: '/campus', text: texts.toZones }, ...links]} />;
}
