import type { Circle, DomainEvent, Member, Recipient, Session } from '@carecircle/contracts';

/** The session after an event of its circle or person; the same object when the event says nothing about it. */
export function applySessionEvent(session: Session, event: DomainEvent): Session {
  if (event.scope === 'circle' && event.scopeId !== session.circle?.id) return session;
  switch (event.type) {
    case 'member.joined':
    case 'member.role-changed':
    case 'member.permissions-changed':
    case 'member.removed':
    case 'member.profile-changed':
      return withMember(session, event.payload.member);
    case 'circle.renamed':
      return withCircle(session, event.payload.circle);
    case 'recipient.added':
    case 'recipient.edited':
    case 'recipient.photo-changed':
      return withRecipient(session, event.payload.recipient);
    case 'account.email-changed': {
      const { email, emailVerified } = event.payload;
      return { ...session, person: { ...session.person, email, emailVerified } };
    }
    case 'preferences.changed':
      return { ...session, preferences: event.payload.preferences };
    default:
      return session;
  }
}

function withMember(session: Session, member: Member): Session {
  const members = upsert(session.members, member);
  if (member.id !== session.person.id) return { ...session, members };
  return {
    ...session,
    members,
    member,
    person: { ...session.person, name: member.name },
    circles: session.circles.map((own) => (own.id === member.circleId ? { ...own, role: member.role } : own)),
  };
}

function withCircle(session: Session, circle: Circle): Session {
  const circles = session.circles.map((own) => (own.id === circle.id ? { ...own, name: circle.name } : own));
  return { ...session, circle, circles };
}

function withRecipient(session: Session, recipient: Recipient): Session {
  return { ...session, recipients: upsert(session.recipients, recipient) };
}

function upsert<T extends { id: string }>(items: readonly T[], item: T): T[] {
  if (!items.some(({ id }) => id === item.id)) return [...items, item];
  return items.map((known) => (known.id === item.id ? item : known));
}
