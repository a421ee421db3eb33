import type { SlotName } from '@carecircle/contracts';
import type { SlotHost } from '@carecircle/remote-kit';
import { mountArea } from './mount-area';
import { currentRegistry, subscribeRegistry } from './registry';

// The place for help has the room of a button: a card would push the header out of a phone's screen.
const kindOf = (slot: SlotName) => (slot === 'shell.help' ? 'button' : 'item');

/** Lets any slot of the page show items of any remote (MFE-5). */
export const slotHost: SlotHost = {
  entries: () => currentRegistry().slotItems,
  subscribe: subscribeRegistry,
  mount: ({ remote, slot, id, skeleton }, element, itemProps) => {
    const area = mountArea({ element, remote, kind: kindOf(slot), part: `slot:${id}`, skeleton, itemProps });
    return {
      update: (props) => area.update(props),
      unmount: () => void area.stop(),
    };
  },
};
