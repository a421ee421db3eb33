import { useSyncExternalStore } from 'react';
import type { HealthImport } from '@carecircle/contracts';
import { useLiveQuery, useSession } from '@carecircle/remote-kit';
import { importQueue } from './import-queue';

/** Files of measurements of one person, newest first; true by events. */
export function useImports(wearerId: string) {
  return useLiveQuery(
    'wearables.listHealthImports',
    { wearerId },
    {
      on: {
        'health-import.changed': (imports, { payload: { healthImport } }) =>
          healthImport.wearerId === wearerId ? upsertImport(imports, healthImport) : imports,
      },
    },
  );
}

function upsertImport(imports: readonly HealthImport[], healthImport: HealthImport): HealthImport[] {
  const others = imports.filter(({ id }) => id !== healthImport.id);
  return [...others, healthImport]
    .sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
    .slice(0, 20);
}

/** Files of the chosen circle that this browser is sending. */
export function useSendings() {
  const circleId = useSession().circle.id;
  const sendings = useSyncExternalStore(importQueue.subscribe, importQueue.all);
  return sendings.filter((sending) => sending.circleId === circleId);
}
