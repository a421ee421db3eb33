import { useSearchParams } from 'react-router-dom';
import { changeSearch, navigate } from '@carecircle/remote-kit';

/** Closes what the address opened by these parameters, and leads back to the dashboard for whoever came from its first steps. */
export function useWayBack(...opened: string[]): () => void {
  const [params] = useSearchParams();
  return () => {
    if (params.get('from') === 'home') navigate('home', undefined, undefined, { replace: true });
    else changeSearch(Object.fromEntries(opened.map((name) => [name, null])));
  };
}
