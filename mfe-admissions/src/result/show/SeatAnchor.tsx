import type { SeatLink } from '@university/shared/contract';
import { Link } from '@university/shared/router';

/** Leads to a page of this site or of a portal; plain text where there is none. */
export function SeatAnchor({ link: { text, to } }: { link: SeatLink }) {
  if (!to) return text;
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
