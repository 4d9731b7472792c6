import { LinkList } from '../parts/LinkList';
import { texts } from '../campus-texts';
import { type ListedZone, ZONES } from '../zones';

/** Ways to the zones. */
export function ZoneLinks({ except }: { except?: ListedZone }) {
  const links = ZONES.filter((zone) => zone !== except).map(({ id, title }) => ({
    to: `/campus/zone/${id}`,
    text: title,
  }));
  return <LinkList label={texts.zones} links={links} />;
}
