/**
 * What of react-router-dom a page shares with its remotes: routing by components and hooks. Data routers keep their own state of
 * the address, of which a page with several roots can't have two.
 */
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
