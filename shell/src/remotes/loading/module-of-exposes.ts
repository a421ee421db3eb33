import type { PageManifest } from '@carecircle/contracts';
import {
  remoteModuleApi,
  type MountProps,
  type PartLifecycles,
  type RemoteModule,
} from '@carecircle/remote-kit';
import type { Exposes } from './open-container';
import { whenEmptied } from '../when-emptied';

type Lifecycle = (props: MountProps) => Promise<unknown>;

/** What single-spa takes for an application or a parcel: each lifecycle is a function or several that follow each other. */
interface SingleSpaModule {
  bootstrap?: Lifecycle | Lifecycle[];
  mount: Lifecycle | Lifecycle[];
  unmount: Lifecycle | Lifecycle[];
  update?: Lifecycle | Lifecycle[];
}

/**
 * A remote that was made without the kit (MFE-2): each part is a module of its container with plain single-spa lifecycles, whatever
 * they render with. What they throw single-spa tells; what renders nothing any more is told as a failure, for a framework
 * that throws while it renders takes away what it showed.
 */
export function moduleOfExposes(container: Exposes, { name, exposes = {} }: PageManifest): RemoteModule {
  const loaded = new Map<string, PartLifecycles>();
  const load = async (part: string) => {
    const exposed = exposes[part];
    if (exposed === undefined) throw new Error(`${name} has no ${part}`);
    const factory = await container.get(exposed);
    loaded.set(part, lifecyclesOf(name, part, factory()));
  };
  return {
    ...{ api: remoteModuleApi, name },
    // Its words of links stand in the manifest; those of its parts are its own affair.
    takeWords: () => undefined,
    page: (routeId) => loaded.get(`route:${routeId}`),
    slotItem: (itemId) => loaded.get(`slot:${itemId}`),
    preload: async (parts) => {
      await Promise.all(parts.filter((part) => !loaded.has(part)).map(load));
    },
    start: async () => () => undefined,
  };
}

function lifecyclesOf(remote: string, part: string, module: unknown): PartLifecycles {
  const { bootstrap, mount, unmount, update } = asSingleSpa(module, `${remote} ${part}`);
  const watches = new WeakMap<HTMLElement, () => void>();
  const fail = ({ onFailure }: MountProps, error: unknown) =>
    onFailure({ remote, part, stage: 'render', error });
  return {
    bootstrap: (props) => run(bootstrap, props),
    mount: async (props) => {
      const emptied = () => fail(props, new Error('It took away all that it showed'));
      watches.set(props.domElement, whenEmptied(props.domElement, emptied));
      await run(mount, props);
    },
    unmount: (props) => {
      watches.get(props.domElement)?.();
      return run(unmount, props);
    },
    ...(update && { update: (props: MountProps) => run(update, props) }),
  };
}

function asSingleSpa(module: unknown, what: string): SingleSpaModule {
  const { default: exported } = module as { default?: Partial<SingleSpaModule> };
  const lifecycles = exported?.mount ? exported : (module as Partial<SingleSpaModule>);
  if (!lifecycles.mount || !lifecycles.unmount) throw new Error(`${what} exports no mount and unmount`);
  return lifecycles as SingleSpaModule;
}

async function run(lifecycle: Lifecycle | Lifecycle[] | undefined, props: MountProps): Promise<void> {
  for (const step of [lifecycle ?? []].flat()) await step(props);
}
