import { isThere } from '@university/shared';
import type { SeatLink } from '@university/shared/contract';
import { Link } from '@university/shared/router';

/** Plain text without an address; nothing for an unwritten guide. */
export function SeatAnchor({ link: { text, to } }: { link: SeatLink }) {
  if (!to) return text;
  if (!isThere(to)) return null;
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
