import {
  bestMatch,
  isStateChannel,
  type Member,
  type ReleaseChoice,
  type RemoteManifest,
} from '@carecircle/contracts';
import { can } from '@carecircle/permissions';

/** A part of a remote that the first screen shows, such as `route:finance`. */
export interface WantedPart {
  remote: string;
  part: string;
}

interface FirstScreen {
  path: string;
  releases: readonly ReleaseChoice[];
  member: Member | null;
  /** First values of state channels: items with a `when` count only while theirs holds. */
  states: Readonly<Record<string, unknown>>;
}

/**
 * The parts that the first screen of a path is made of: the page's own, the items of the shell's slots, and on the dashboard
 * those of its slots. Only their files are fetched ahead.
 */
export function wantedParts({ path, releases, member, states }: FirstScreen): WantedPart[] {
  if (!member) return [];
  const slots = path === '/dashboard' ? /^(?:shell|dashboard)\./ : /^shell\./;
  const manifests = releases.map(({ current }) => current.manifest);
  const isShown = (item: RemoteManifest['slots'][number]) =>
    slots.test(item.slot) && (!item.action || can(member, item.action)) && holds(item.when, states);
  const items = manifests.flatMap(({ name, slots: all }) =>
    all.filter(isShown).map(({ id }) => ({ remote: name, part: `slot:${id}` })),
  );
  const routes = manifests.flatMap(({ name, routes: own }) =>
    own.map((route) => ({ ...route, remote: name })),
  );
  const page = bestMatch(routes, path)?.route;
  return page ? [{ remote: page.remote, part: `route:${page.id}` }, ...items] : items;
}

function holds(when: string | undefined, states: Readonly<Record<string, unknown>>): boolean {
  if (when === undefined) return true;
  if (!isStateChannel(when)) return false;
  const value = states[when];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
