import { useSyncExternalStore } from 'react';
import type { Action } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { useOptionalSession } from '@carecircle/remote-kit';
import { currentRegistry, subscribeRegistry } from './registry';
import type { NavigationEntry, QuickAction, RegisteredRoute } from './registry';

function useRegistry() {
  return useSyncExternalStore(subscribeRegistry, currentRegistry);
}

/** Routes of all remotes, those included that the member may not see. */
export function useRoutes(): readonly RegisteredRoute[] {
  return useRegistry().routes;
}

/** Entries of the bottom and side navigation that the member may see, in order. */
export function useNavigationEntries(): NavigationEntry[] {
  return useAllowedEntries(useRegistry().navigation);
}

/** Quick actions that the member may do. */
export function useQuickActions(): QuickAction[] {
  return useAllowedEntries(useRegistry().quickActions);
}

function useAllowedEntries<Entry extends { route: string; action?: Action }>(
  entries: readonly Entry[],
): Entry[] {
  const { routes } = useRegistry();
  const member = useOptionalSession()?.member;
  const isAllowed = (action: Action | undefined) => !action || Boolean(member && can(member, action));
  return entries.filter((entry) => {
    const route = routes.find(({ id }) => id === entry.route);
    return isAllowed(entry.action) && isAllowed(route?.action);
  });
}
