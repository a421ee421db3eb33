import { useEffect, useRef } from 'react';
import { slotHost, type MountedSlotItem, type SlotEntry } from './slot-host';

type ItemProps = Readonly<Record<string, unknown>>;

interface SlotItemProps {
  entry: SlotEntry;
  itemProps: ItemProps;
}

/** One item of a slot: an element that the host mounts the remote's parcel into. */
export function SlotItem({ entry, itemProps }: SlotItemProps) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedSlotItem>(undefined);
  const propsText = JSON.stringify(itemProps);
  const shownText = useRef(propsText);

  useEffect(() => {
    if (!element.current) return;
    const item = slotHost().mount(entry, element.current, JSON.parse(shownText.current) as ItemProps);
    mounted.current = item;
    return () => {
      mounted.current = undefined;
      item.unmount();
    };
  }, [entry]);

  useEffect(() => {
    if (shownText.current === propsText) return;
    shownText.current = propsText;
    mounted.current?.update(JSON.parse(propsText) as ItemProps);
  }, [propsText]);

  return <div ref={element} data-slot-item={`${entry.remote}/${entry.id}`} data-skeleton={entry.skeleton} />;
}
