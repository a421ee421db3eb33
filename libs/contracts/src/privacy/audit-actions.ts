/** What the audit log tells of (PRIV-2): who signed in, who saw or changed what is sensitive. */
export const auditActions = [
  'LOGIN',
  'VIEW_HEALTH',
  'UPDATE_HEALTH',
  'VIEW_MEDICATIONS',
  'UPDATE_MEDICATIONS',
  'VIEW_CHECKINS',
  'UPDATE_CHECKIN',
  'VIEW_DOCUMENT',
  'SHARE_DOCUMENT',
  'UPDATE_DOCUMENT',
  'DELETE_DOCUMENT',
  'VIEW_EMERGENCY_CARD',
  'VIEW_REPORT',
  'EXPORT_DATA',
  'CHANGE_PERMISSIONS',
  'CHANGE_MEMBERS',
  'CHANGE_SHARING',
  'CHANGE_CONSENT',
] as const;
export type AuditAction = (typeof auditActions)[number];
