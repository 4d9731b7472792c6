/** Everything exported here is in every page's script: a shared package cannot be tree-shaken. */
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
