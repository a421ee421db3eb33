import { getAppNames, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa';
import { bus } from '@carecircle/event-bus';
import type { RemoteMount } from './remote-mount';
import { mountRemote } from './mount-remote';
import { currentRegistry, matchRoute, type RegisteredRoute } from './registry';
import { pagePlace, showPlace } from './remote-outlet';

interface Page {
  mount: RemoteMount;
  place: HTMLElement;
}

/** As many as a person goes back and forth between; a slow phone need not make them anew. */
const mostInactivePages = 6;
/** The pages that are shown now, by single-spa's application name. */
const shown = new Map<string, Page>();
/** Those left last, off the screen but with their state, the oldest first. */
const inactive = new Map<string, Page>();

/**
 * Registers each screen of each remote as a single-spa application (MFE-2). Its lifecycles answer at once and never fail: the
 * remote's own loading and mounting go on behind them, so that a hanging remote can't block the way to another screen.
 */
export function registerPages(): void {
  const wanted = new Map(currentRegistry().routes.map((route) => [nameOf(route), route]));
  for (const name of getAppNames())
    if (!wanted.has(name)) void unregisterApplication(name).then(() => end(name));
  const known = new Set(getAppNames());
  for (const [name, route] of wanted) {
    if (!known.has(name))
      registerApplication({ name, app: application(name, route), activeWhen: isActive(route) });
  }
}

/** Shows the pages of a remote anew, after another release of it came. */
export async function remountPages(remote: string): Promise<void> {
  for (const name of inactive.keys()) if (name.startsWith(`${remote}/`)) end(name);
  for (const [name, { mount }] of shown) if (name.startsWith(`${remote}/`)) mount.start();
  await triggerAppChange();
}

function application(name: string, { remote, id }: RegisteredRoute) {
  return {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      shown.set(name, activate(name) ?? open(name, remote, id));
      return Promise.resolve();
    },
    // The next screen does not wait for this one to be taken down.
    unmount: () => {
      const page = shown.get(name);
      shown.delete(name);
      if (page) leave(name, page);
      return Promise.resolve();
    },
  };
}

function open(name: string, remote: string, routeId: string): Page {
  const place = pagePlace(name);
  const part = `route:${routeId}`;
  return { place, mount: mountRemote({ element: place, remote, kind: 'page', part, skeleton: 'page' }) };
}

function leave(name: string, page: Page): void {
  page.place.remove();
  if (!page.mount.deactivate()) return void page.mount.stop();
  inactive.set(name, page);
  const [oldest] = inactive.keys();
  if (oldest !== undefined && inactive.size > mostInactivePages) end(oldest);
}

function activate(name: string): Page | undefined {
  const page = inactive.get(name);
  if (!page) return undefined;
  inactive.delete(name);
  showPlace(page.place);
  if (page.mount.activate()) return page;
  page.place.remove();
  void page.mount.stop();
  return undefined;
}

function end(name: string): void {
  void inactive.get(name)?.mount.stop();
  inactive.delete(name);
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
