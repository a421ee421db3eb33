import { circleEvent } from '../events/domain-event';
import { Id } from '../primitives';
import { Invitation } from './invitation';

export const invitationsEvents = {
  /** A member invited somebody. */
  'invitation.made': circleEvent('member:invite', { invitation: Invitation }),
  /** It was sent again, or its letter or text message has gone out or could not. */
  'invitation.changed': circleEvent('member:invite', { invitation: Invitation }),
  /** A member ended it before its time. */
  'invitation.revoked': circleEvent('member:invite', { invitationId: Id }),
  /** It stands again. */
  'invitation.restored': circleEvent('member:invite', { invitation: Invitation }),
  /** Whoever was invited has joined. */
  'invitation.accepted': circleEvent('member:invite', { invitationId: Id, memberId: Id }),
};
