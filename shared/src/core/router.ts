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
export { Link, type LinkProps } from './Link';
