import type { CirclelessKey, OperationKey } from './operation-types';

// The browser carries no contract, so it must be told which inputs name no circle. The type lists exactly these keys: an
// operation that is missing here, or too many, fails the build.
const circleless: Record<CirclelessKey, true> = {
  'account.signUp': true,
  'account.signIn': true,
  'account.signInToDemo': true,
  'account.signOut': true,
  'account.getAccount': true,
  'account.editAccount': true,
  'account.requestPasswordReset': true,
  'account.resetPassword': true,
  'account.getAccountLink': true,
  'account.verifyEmail': true,
  'account.sendVerification': true,
  'account.changeEmail': true,
  'account.getMailChoice': true,
  'account.chooseMail': true,
  'account.changePreferences': true,
  'care.getLinkedCheckIn': true,
  'care.addLinkedCheckIn': true,
  'emergency.getContactRequest': true,
  'emergency.answerContactRequest': true,
  'circles.getSession': true,
  'circles.createCircle': true,
  'circles.joinCircle': true,
  'circles.chooseCircle': true,
  'circles.keepCircle': true,
  'invitations.getInvitation': true,
  'invitations.acceptInvitation': true,
  'notifications.listNotifications': true,
  'notifications.readNotification': true,
  'notifications.readAllNotifications': true,
  'notifications.deleteNotification': true,
};

/** Whether the input of an operation names the circle it works in. */
export function isCircleOperation(key: OperationKey): boolean {
  return !Object.hasOwn(circleless, key);
}
