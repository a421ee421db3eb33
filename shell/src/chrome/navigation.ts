import { isStateChannel, type StateChannel } from '@carecircle/contracts';
import { useMenuEntries, type Route } from '@carecircle/remote-kit';
import { drawnIcon } from '@carecircle/ui';
import { HomeIcon, type Icon } from '@carecircle/ui/icons';
import { manifestIcon, areaWord } from '../remotes/registry';
import { useNavigationEntries, useRoutes } from '../remotes/use-registry';
import { useMessages } from '../words';
import type { Screen } from './screen';

/** A place of the bottom and side navigation. */
export interface Place {
  route: string;
  label: string;
  icon: Icon;
  /** State channel that holds the count shown on it. */
  badge: StateChannel | null;
}

/** Home, then the places that the remotes bring (MFE-3, SHELL-5). */
export function usePlaces(): Place[] {
  const t = useMessages();
  const entries = useNavigationEntries();
  const home: Place = { route: 'home', label: t('nav.home'), icon: HomeIcon, badge: null };
  const brought = entries.map(({ remote, route, label, icon, badge }) => ({
    route,
    label: areaWord(remote, label, t.language),
    icon: drawnIcon(manifestIcon(remote, icon)),
    badge: isStateChannel(badge) ? badge : null,
  }));
  return [home, ...brought];
}

/** What of the More menu a wide screen has room for: what concerns the care, beside the places that are there already (SHELL-7). */
export function useMorePlaces(places: readonly Place[]): Place[] {
  return useMenuEntries()
    .filter(({ group, route }) => group === 'care' && !places.some((place) => place.route === route))
    .map(({ route, label, icon }) => ({ route, label, icon: drawnIcon(icon), badge: null }));
}

/** Id of the place under which a screen lies: its own, or that of the screen its back button leads to. */
export function useCurrentPlace(screen: Screen | null, places: readonly Place[]): string | null {
  const routes = useRoutes();
  return screen ? placeOf(screen, places, routes) : null;
}

function placeOf(
  screen: { id: string; backTo?: string | null },
  places: readonly Place[],
  routes: readonly Pick<Route, 'id' | 'backTo'>[],
  depth = 0,
): string | null {
  if (places.some(({ route }) => route === screen.id)) return screen.id;
  const above = routes.find(({ id }) => id === screen.backTo);
  return above && depth < 5 ? placeOf(above, places, routes, depth + 1) : null;
}
