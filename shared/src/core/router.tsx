import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * The router as the site uses it. A shared package cannot be shaken, so this facade decides what visitors
 * download: add a name here when a page needs it.
 */
export {
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** Travels with the history entry, not in the address. */
  state?: unknown;
}

/**
 * A link within the site, by React Router's own hooks. Its `Link` brings what only its framework mode uses,
 * about 5 kB that every visitor would download.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
