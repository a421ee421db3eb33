import { useEffect, useRef } from 'react';
import { slotHost, type MountedSlotItem, type SlotEntry } from './slot-host';

interface SlotItemProps {
  entry: SlotEntry;
  itemProps: Readonly<Record<string, unknown>>;
}

/** One item of a slot: an element that the host mounts the remote's parcel into. */
export function SlotItem({ entry, itemProps }: SlotItemProps) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedSlotItem>(undefined);
  const latestProps = useRef(itemProps);
  const propsText = JSON.stringify(itemProps);

  useEffect(() => {
    if (!element.current) return;
    const item = slotHost().mount(entry, element.current, latestProps.current);
    mounted.current = item;
    return () => {
      mounted.current = undefined;
      item.unmount();
    };
  }, [entry]);

  useEffect(() => {
    const props = JSON.parse(propsText) as Record<string, unknown>;
    latestProps.current = props;
    mounted.current?.update(props);
  }, [propsText]);

  return <div ref={element} data-slot-item={`${entry.remote}/${entry.id}`} data-skeleton={entry.skeleton} />;
}
