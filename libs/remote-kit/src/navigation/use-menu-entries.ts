import { useMemo, useSyncExternalStore } from 'react';
import { defaultPreferences, type RemoteManifest } from '@carecircle/contracts';
import type { IconDrawing } from '@carecircle/ui';
import { useOptionalSession } from '../session/use-session';
import { manifestWord } from './manifest-word';
import { knownManifests, routePath, subscribeRoutes } from './routes';

/** A link of the More menu, in the person's language. */
export interface MenuEntry {
  /** `<remote>/<route>`. */
  id: string;
  /** Id of the screen it leads to. */
  route: string;
  label: string;
  note: string | undefined;
  icon: IconDrawing | undefined;
  group: RemoteManifest['menu'][number]['group'];
  href: string;
}

/** The More menu's links of all remotes that the member may follow, in order (MFE-3, SET-1). */
export function useMenuEntries(): MenuEntry[] {
  const session = useOptionalSession();
  const manifests = useSyncExternalStore(subscribeRoutes, knownManifests);
  return useMemo(() => {
    const { language } = session?.preferences ?? defaultPreferences;
    return manifests
      .flatMap((manifest) => (manifest.menu ?? []).map((entry) => ({ manifest, entry })))
      .sort((one, other) => one.entry.order - other.entry.order)
      .flatMap(({ manifest, entry }) => {
        const href = routePath(entry.route);
        if (href === null) return [];
        const { label, note, group } = entry;
        const icon = manifest.icons?.[entry.icon];
        const words = (key: string) => manifestWord(manifest, key, language);
        const shown = { label: words(label), note: note && words(note), icon, group, href };
        return [{ id: `${manifest.name}/${entry.route}`, route: entry.route, ...shown }];
      });
  }, [manifests, session]);
}
