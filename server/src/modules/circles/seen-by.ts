import type { DomainEvent, Member, Recipient } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';

type Reader = Pick<Member, 'id' | 'role' | 'status' | 'permissions' | 'hidden' | 'withheld'>;

/** A member as this reader may see them: the mail address is for those who may, and one's own (CIRC-4). */
export function memberFor<M extends Pick<Member, 'id' | 'email'>>(reader: Reader, member: M): M {
  return member.id === reader.id || can(reader, 'member:view-email') ? member : { ...member, email: '' };
}

/** A person cared for as this reader may see them: without their health and insurers for those who may not (CIRC-4). */
export function recipientFor(reader: Reader, recipient: Recipient): Recipient {
  if (can(reader, 'recipient:view-health', recipient.id)) return recipient;
  return { ...recipient, conditions: [], allergies: [], insurers: [] };
}

/** An event of a circle as this reader may see it. */
export function eventFor(reader: Reader, event: DomainEvent): DomainEvent {
  const { member, recipient } = event.payload as { member?: Partial<Member>; recipient?: Partial<Recipient> };
  if (member?.email === undefined && recipient?.conditions === undefined) return event;
  const seen = {
    ...event.payload,
    ...(member?.email !== undefined && { member: memberFor(reader, member as Member) }),
    ...(recipient?.conditions !== undefined && { recipient: recipientFor(reader, recipient as Recipient) }),
  };
  return { ...event, payload: seen } as DomainEvent;
}
