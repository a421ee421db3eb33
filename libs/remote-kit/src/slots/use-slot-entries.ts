import { useMemo, useSyncExternalStore } from 'react';
import { isStateChannel, type SlotName } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { can } from '@carecircle/permissions';
import { useOptionalSession } from '../session/use-session';
import { slotHost, type SlotEntry } from './slot-host';

/** Items that a slot shows now: allowed, with their `when` channel truthy and not empty, in order. */
export function useSlotEntries(slot: SlotName): SlotEntry[] {
  const host = slotHost();
  const all = useSyncExternalStore(host.subscribe, host.entries);
  const member = useOptionalSession()?.member;
  const ofSlot = useMemo(() => all.filter((entry) => entry.slot === slot), [all, slot]);
  const wanted = useSyncExternalStore(
    (listener) => subscribeWhen(ofSlot, listener),
    () => ofSlot.map((entry) => (isWanted(entry) ? '1' : '0')).join(''),
  );
  return useMemo(
    () =>
      ofSlot
        .filter((_, index) => wanted[index] === '1')
        .filter(({ action }) => !action || Boolean(member && can(member, action)))
        .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
    [ofSlot, wanted, member],
  );
}

function subscribeWhen(entries: readonly SlotEntry[], listener: () => void): () => void {
  const channels = new Set(entries.map(({ when }) => when).filter(isStateChannel));
  const stops = [...channels].map((channel) => bus.state(channel).subscribe(listener));
  return () => stops.forEach((stop) => stop());
}

function isWanted({ when }: SlotEntry): boolean {
  if (when === undefined) return true;
  if (!isStateChannel(when)) return false;
  const value = bus.state(when).get();
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
