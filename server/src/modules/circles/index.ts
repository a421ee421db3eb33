export { admit } from './admit';
export { changeMembership, lockMember, lockMemberAmongAll } from './change-membership';
export { circleOf } from './circle-rows';
export { copiedRecipients } from './recipients/copied-recipients';
export { eraseCircleRows } from './erase-circle-rows.job';
export { eraseNextPart } from './erase-next-part';
export { beginCircle, openCircle, takenId } from './found-circle';
export { makeInviteCode } from './invite-code';
export { readSession } from './read-session';
export { photosOfRecipients } from './recipients/recipient-photos';
export {
  findRecipient,
  listRecipientsOf,
  lockRecipient,
  requireRecipient,
} from './recipients/recipient-rows';
export { recipients } from './recipients/recipients.tables';
export { holdActiveMember, requireActiveMember } from './require-active-member';
export { requireRealPerson } from './require-real-person';
export { requireRoomOfPerson } from './require-room-of-person';
export { requireMembers } from './require-members';
export { endMembership } from './end-membership';
export { eventFor } from './seen-by';
export { circlesNotificationFacts } from './circles.notifications';
