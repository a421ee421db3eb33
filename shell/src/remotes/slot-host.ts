import type { SlotHost } from '@carecircle/remote-kit';
import { mountArea } from './mount-area';
import { currentRegistry, subscribeRegistry } from './registry';

/** Lets any slot of the page show items of any remote (MFE-5). */
export const slotHost: SlotHost = {
  entries: () => currentRegistry().slotItems,
  subscribe: subscribeRegistry,
  mount: ({ remote, id, skeleton }, element, itemProps) => {
    const area = mountArea({ element, remote, part: `slot:${id}`, skeleton, itemProps });
    return {
      update: (props) => area.update(props),
      unmount: () => void area.stop(),
    };
  },
};
