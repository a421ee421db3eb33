import { getAppNames, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa';
import { bus } from '@carecircle/event-bus';
import type { Area } from './area';
import { mountArea } from './mount-area';
import { currentRegistry, matchRoute, type RegisteredRoute } from './registry';
import { pagePlace } from './remote-outlet';

/** Areas of the pages that are shown now, by single-spa's application name. */
const shown = new Map<string, { area: Area; place: HTMLElement }>();

/**
 * Registers each screen of each remote as a single-spa application (MFE-2). Its lifecycles answer at once and never fail: the
 * remote's own loading and mounting go on behind them, so that a hanging remote can't block the way to another screen.
 */
export function registerPages(): void {
  const wanted = new Map(currentRegistry().routes.map((route) => [nameOf(route), route]));
  for (const name of getAppNames()) if (!wanted.has(name)) void unregisterApplication(name);
  const known = new Set(getAppNames());
  for (const [name, route] of wanted) {
    if (!known.has(name))
      registerApplication({ name, app: application(name, route), activeWhen: isActive(route) });
  }
}

/** Shows the pages of a remote anew, after another release of it came. */
export async function remountPages(remote: string): Promise<void> {
  for (const [name, { area }] of shown) if (name.startsWith(`${remote}/`)) area.start();
  await triggerAppChange();
}

function application(name: string, { remote, id }: RegisteredRoute) {
  return {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      const place = pagePlace(name);
      shown.set(name, {
        place,
        area: mountArea({ element: place, remote, kind: 'page', part: `route:${id}`, skeleton: 'page' }),
      });
      return Promise.resolve();
    },
    unmount: async () => {
      const page = shown.get(name);
      shown.delete(name);
      await page?.area.stop();
      page?.place.remove();
    },
  };
}

function isActive(route: RegisteredRoute) {
  return ({ pathname }: Location) => {
    // Outside of a circle the shell has a screen of its own at the same address.
    if (!bus.state('session.current').get()?.circle) return false;
    const match = matchRoute(pathname);
    return match?.route.id === route.id && match.route.remote === route.remote;
  };
}

function nameOf({ remote, id }: RegisteredRoute): string {
  return `${remote}/${id}`;
}
