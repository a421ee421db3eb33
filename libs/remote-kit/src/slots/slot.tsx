import type { SlotName, SlotProps } from '@carecircle/contracts';
import { SlotItem } from './slot-item';
import { useSlotEntries } from './use-slot-entries';

// A slot whose items receive nothing takes its name alone.
type Props<Name extends SlotName> = { name: Name } & (SlotProps[Name] extends Record<string, never>
  ? unknown
  : SlotProps[Name]);

/** A place that any remote may fill (MFE-5): mounts the items registered for it, in order, each in its own element. */
export function Slot<Name extends SlotName>({ name, ...itemProps }: Props<Name>) {
  const entries = useSlotEntries(name);
  return entries.map((entry) => (
    <SlotItem key={`${entry.remote}/${entry.id}`} entry={entry} itemProps={itemProps} />
  ));
}
