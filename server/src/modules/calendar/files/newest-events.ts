import type { FileEvent } from './file-event';
import { shortUid } from './short-uid';

/** Of several states of the same, the one that its file says is the newest (RFC 5545, 3.8.7.4), else the last one. */
export function isNewer(one: FileEvent, other: FileEvent): boolean {
  if (one.sequence !== other.sequence) return one.sequence > other.sequence;
  return one.changed >= other.changed;
}

/** The newest for each key, in the order in which keys come first. */
export function newestBy(events: readonly FileEvent[], keyOf: (event: FileEvent) => string): FileEvent[] {
  const newest = new Map<string, FileEvent>();
  for (const event of events) {
    const known = newest.get(keyOf(event));
    if (!known || isNewer(event, known)) newest.set(keyOf(event), event);
  }
  return [...newest.values()];
}

/**
 * The events that several with one UID are: states of one, of which the newest is meant, or, since programs give a UID twice,
 * different ones that all live.
 */
export function eventsOfUid(events: readonly FileEvent[]): FileEvent[] {
  const found: FileEvent[] = [];
  for (const event of events) {
    const at = found.findIndex((known) => isStateOf(event, known));
    const known = found[at];
    if (!known) found.push(event);
    else if (isNewer(event, known)) found[at] = event;
  }
  if (found.length === 1) return found;
  return found.map((event) => ({
    ...event,
    uid: shortUid(`${event.uid} ${keyOfStart(event)} ${event.title}`),
  }));
}

const keyOfStart = ({ start: { day, time, zone } }: FileEvent) => `${day} ${time} ${zone}`;

function isStateOf(one: FileEvent, other: FileEvent): boolean {
  if (one.sequence !== other.sequence) return true;
  const isSameTitle = one.title === other.title;
  const isSameStart = keyOfStart(one) === keyOfStart(other);
  if (isSameTitle && isSameStart) return true;
  return one.changed !== other.changed && (isSameTitle || isSameStart);
}
