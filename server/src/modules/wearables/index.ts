export { finishGrant } from './accounts/finish-grant';
export { grantContext } from './accounts/grant-state';
export { findOwnImport } from './imports/import-rows';
export { wearablesNotificationFacts } from './wearables.notifications';
