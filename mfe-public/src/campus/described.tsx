import type { Campus } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import { Badge, Row } from '@university/shared/kit';
import { LinkList } from '../components/LinkList';
import { texts } from './texts';
import { type ListedZone, ZONES } from './zones';

const words = texts.access;

/** Whether people in wheelchairs can use a campus: in short, and what to do. */
export function accessOf(accessible: Campus['accessible']): { short: string; advice: string } {
  if (accessible === null) return words.unknown;
  return accessible ? words.yes : words.no;
}

/** Stations that records separate by strokes, as a sentence has them: `Jhilmil or Dilshad Garden`. */
export const inWords = (stations: string): string =>
  stations
    .split('/')
    .map((station) => station.trim())
    .join(' or ');

/** Where a maps service shows a place; the service is the one of the university's own address. */
export function mapLink(place: string): string {
  const url = new URL(identity.mapUrl);
  url.searchParams.set('q', place);
  return url.href;
}

/** What sets a campus apart. */
export function Badges({ headquarters, women_only }: Pick<Campus, 'headquarters' | 'women_only'>) {
  const shown = [headquarters && texts.headquarters, women_only && texts.womenOnly].filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <Row $gap={1}>
      {shown.map((badge) => (
        <Badge key={String(badge)}>{badge}</Badge>
      ))}
    </Row>
  );
}

/** Ways to the zones. */
export function ZoneLinks({ except }: { except?: ListedZone }) {
  const links = ZONES.filter((zone) => zone !== except).map(({ id, title }) => ({
    to: `/campus/zone/${id}`,
    text: title,
  }));
  return <LinkList label={texts.zones} links={links} />;
}
