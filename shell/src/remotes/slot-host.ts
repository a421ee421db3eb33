import type { SlotEntry, SlotHost } from '@carecircle/remote-kit';
import type { MountKind } from './remote-fallback';
import { mountRemote } from './mount-remote';
import { currentRegistry, subscribeRegistry } from './registry';

function kindOf({ slot, when }: SlotEntry): MountKind {
  if (slot === 'shell.banner' && when === 'alerts.open') return 'alerts';
  // The place for help has the room of a button: a card would push the header out of a phone's screen.
  return slot === 'shell.help' ? 'button' : 'item';
}

/** Lets any slot of the page show items of any remote (MFE-5). */
export const slotHost: SlotHost = {
  entries: () => currentRegistry().slotItems,
  subscribe: subscribeRegistry,
  mount: (entry, element, itemProps) => {
    const { remote, id, skeleton } = entry;
    const part = `slot:${id}`;
    const mount = mountRemote({ element, remote, kind: kindOf(entry), part, skeleton, itemProps });
    return {
      update: (props) => mount.update(props),
      unmount: () => void mount.stop(),
    };
  },
};
