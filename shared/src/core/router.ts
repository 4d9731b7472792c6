/**
 * The router as the site uses it. A shared package cannot be shaken, so what is here decides what visitors
 * download: add a name when a page needs it.
 */
export {
  Link,
  type LinkProps,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
