/** What needs no zod: a first screen loads this, and the schemas only once something must be checked. */
export type * from './schemas';

export { actions, type Action } from './actions';
export { refusalStatus, type RefusalCode } from './refusal-status';
export { codesOfIssues, fieldCodes } from './field-codes';
export { alertCountdownSeconds } from './entities/alert-countdown';
export { billCategories, billFrequencies } from './entities/bill-choices';
export { billStatus, type BillStatus } from './entities/bill-status';
export { defaultPreferences } from './entities/default-preferences';
export { availableLanguages, languages } from './entities/languages';
export { legalVersion } from './entities/legal-version';
export { levelFor, pointsFor, pointsPerLevel } from './entities/levels';
export { notificationTypes } from './entities/notification-types';
export { relationships } from './entities/relationships';
export { permissionFlags, roles, type PermissionFlag } from './entities/roles';
export { isStateChannel, stateDefaults } from './events/state-defaults';
export {
  notificationCauses,
  type NotificationAudience,
  type NotificationCauseName,
} from './notifications/causes';
export { admitPath, shellPaths, signedOutPaths, wantedPath, type Visit } from './remotes/admit-path';
export { bestMatch, matchPath, type PathParams } from './remotes/match-path';
export { satisfiesRange } from './remotes/satisfies-range';
export { slotNames } from './remotes/slot-names';
