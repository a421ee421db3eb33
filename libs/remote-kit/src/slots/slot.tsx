import type { SlotName, SlotProps } from '@carecircle/contracts';
import { SlotItem } from './slot-item';
import { useSlotEntries } from './use-slot-entries';

// A slot whose items receive nothing takes its name alone.
type Props<Name extends SlotName> = {
  name: Name;
  /** Which of the items by their place in the order, where several columns share them; all when left out. */
  pick?: ((index: number) => boolean) | undefined;
} & (SlotProps[Name] extends Record<string, never> ? unknown : SlotProps[Name]);

/** A place that any remote may fill (MFE-5): mounts the items registered for it, in order, each in its own element. */
export function Slot<Name extends SlotName>({ name, pick, ...itemProps }: Props<Name>) {
  const all = useSlotEntries(name);
  const entries = pick ? all.filter((_, index) => pick(index)) : all;
  return entries.map((entry) => (
    <SlotItem key={`${entry.remote}/${entry.id}`} entry={entry} itemProps={itemProps} />
  ));
}
