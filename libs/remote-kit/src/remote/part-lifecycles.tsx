import type { FailureStage, MountProps, PartLifecycles } from '../remote-module';
import type { LoadedPart, PartSource } from './part-source';
import { PartRoot } from './part-root';
import { PartTree } from './part-tree';
import { PartVisibility } from './part-visibility';

/**
 * Single-spa lifecycles of one part. None rejects, because single-spa never mounts again what failed once: a failure is
 * reported, and the part shows its card with Retry.
 */
export function partLifecycles(source: PartSource): PartLifecycles {
  let loaded: LoadedPart | undefined;
  const roots = new WeakMap<HTMLElement, PartRoot>();
  const visibilities = new WeakMap<HTMLElement, PartVisibility>();
  const visibilityIn = (element: HTMLElement) => {
    const visibility = visibilities.get(element) ?? new PartVisibility();
    visibilities.set(element, visibility);
    return visibility;
  };
  const treeOf = ({ domElement, onFailure, itemProps }: MountProps) => (
    <PartTree
      source={source}
      loaded={loaded}
      visibility={visibilityIn(domElement)}
      onFailure={onFailure}
      itemProps={itemProps}
    />
  );

  async function load() {
    loaded = await source.load();
  }
  function put({ domElement, ...props }: MountProps): Promise<void> {
    const root = new PartRoot(domElement);
    roots.set(domElement, root);
    return root.show(treeOf({ domElement, ...props }));
  }
  async function attempt(
    props: MountProps,
    stage: FailureStage,
    step: () => Promise<void> | void | undefined,
  ) {
    try {
      await step();
    } catch (error) {
      props.onFailure({ remote: source.remote, part: source.part, stage, error });
    }
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props) => {
      await attempt(props, 'load', load);
      await attempt(props, 'mount', () => put(props));
    },
    unmount: (props) => attempt(props, 'mount', () => roots.get(props.domElement)?.remove()),
    update: (props) => attempt(props, 'render', () => roots.get(props.domElement)?.show(treeOf(props))),
    show: (element, isShown) => visibilityIn(element).set(isShown),
  };
}
