import * as z from 'zod';
import { Circle } from './circle';
import { DefaultPermissions, Member } from './member';
import { Recipient } from './recipient';
import { Id, Instant } from '../primitives';
import { circleEvent, personEvent } from '../events/domain-event';

export const circlesEvents = {
  /** A person created the circle. */
  'circle.created': circleEvent('circle:view', { circle: Circle, member: Member }),
  /** An admin renamed it. */
  'circle.renamed': circleEvent('circle:view', { circle: Circle }),
  /** There is another code to share; whoever may see it reads it anew. */
  'circle.invite-code-renewed': circleEvent('circle:view-invite-code', { circleId: Id }),
  /** Whoever joins from now on may do something else at first. */
  'circle.defaults-changed': circleEvent('circle:view', { defaults: DefaultPermissions }),
  /** An admin deleted it: closed for all, and erased when the time is over. */
  'circle.closed': circleEvent('circle:view', { circle: Circle, until: Instant }),
  /** An admin kept it: open for all as it was. */
  'circle.kept': circleEvent('circle:view', { circle: Circle }),
  /** The demo circle was put back to its beginning; open screens read everything anew. */
  'circle.reset': circleEvent('circle:view', { circle: Circle }),
  /** Somebody gave the invite code and waits for an admin. */
  'member.requested': circleEvent('member:admit', { member: Member }),
  /** An admin accepted a waiting person. */
  'member.joined': circleEvent('circle:view', { member: Member }),
  /** An admin refused a waiting person. */
  'member.rejected': circleEvent('member:admit', { memberId: Id }),
  /** A member has another role, with the flags it presets. */
  'member.role-changed': circleEvent('circle:view', { member: Member }),
  /** A member may do more or less than before. */
  'member.permissions-changed': circleEvent('circle:view', { member: Member }),
  /** A membership ended; the name stays for history. */
  'member.removed': circleEvent('circle:view', { member: Member }),
  /** A member changed the name, or what they share of their profile. */
  'member.profile-changed': circleEvent('circle:view', { member: Member }),
  /** A person to care for was added. */
  'recipient.added': circleEvent('recipient:view', { recipient: Recipient }),
  /** Facts about a person cared for were edited. */
  'recipient.edited': circleEvent('recipient:view', { recipient: Recipient }),
  /** A person cared for has another photo, or none. */
  'recipient.photo-changed': circleEvent('recipient:view', { recipient: Recipient }),
  /** My own membership of a circle began, changed or ended: reload the session. */
  'membership.changed': personEvent({
    circleId: Id,
    status: z.enum(['pending', 'active', 'rejected', 'former', 'closed']),
  }),
};
