import { useLocation } from 'react-router-dom';
import { useRoutes } from '../remotes/use-registry';
import { useMessages } from '../words';
import { screenAt, type Screen } from './screen';

/** The screen that the address shows; null while none is there. */
export function useScreen(): Screen | null {
  const t = useMessages();
  const path = useLocation().pathname;
  useRoutes();
  return screenAt(path, t.language, t.dynamic);
}
