import type { PartLifecycles, RemoteModule } from '@carecircle/remote-kit';
import { throwAt } from './faults';

throwAt('evaluation');

/** A remote whose page fails in the lifecycles themselves, as one could that is not made with the kit. */
export function withFaults(remote: RemoteModule): RemoteModule {
  return { ...remote, page: (routeId) => failing(remote.page(routeId)) };
}

function failing(lifecycles: PartLifecycles | undefined): PartLifecycles | undefined {
  if (!lifecycles) return undefined;
  return {
    ...lifecycles,
    bootstrap: async (props) => {
      throwAt('bootstrap');
      await lifecycles.bootstrap(props);
    },
    mount: async (props) => {
      throwAt('mount');
      await lifecycles.mount(props);
    },
  };
}
