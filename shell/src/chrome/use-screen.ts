import { usePathname } from 'wouter/use-browser-location';
import { useRoutes } from '../remotes/use-registry';
import { useMessages } from '../words';
import { screenAt, type Screen } from './screen';

/** The screen that the address shows; null while none is there. */
export function useScreen(): Screen | null {
  const t = useMessages();
  const path = usePathname();
  useRoutes();
  return screenAt(path, t.language, t.dynamic);
}
