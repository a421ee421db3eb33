import type { RemoteManifest } from '@carecircle/contracts';
import * as icons from '@carecircle/ui/icons';

type Drawings = RemoteManifest['icons'];
/** What an icon of the library renders: its strokes are a prop of the one element inside. */
interface Drawn {
  render: (props: object, ref: null) => { props: { icon: { node: Drawings[string] } } };
}

const byName = icons as unknown as Readonly<Record<string, Drawn | undefined>>;

/**
 * Drawings of the icons that a declaration names in kebab-case: 'wallet' is `WalletIcon`, 'check-all' `CheckAllIcon`. Throws
 * for a name that the design system does not have.
 */
export function iconDrawings(
  declaration: Pick<RemoteManifest, 'navigation' | 'menu' | 'quickActions'>,
): Drawings {
  const named = [...declaration.navigation, ...declaration.menu, ...declaration.quickActions];
  return Object.fromEntries(named.map(({ icon }) => [icon, drawingOf(icon)]));
}

function drawingOf(name: string): Drawings[string] {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const icon = byName[`${words.join('')}Icon`];
  if (!icon) throw new Error(`The design system has no icon named '${name}'`);
  return icon
    .render({}, null)
    .props.icon.node.map(([element, { key: _, ...attributes }]) => [element, attributes]);
}
