/** Bounds of what /privacy asks for. */
export const privacyLimits = {
  /** Hours that the audit log shows at first. */
  auditHours: 24,
  /** Characters of an address or device in an entry. */
  auditText: 300,
  /** Changes of consents that are told, newest first. */
  consentHistory: 50,
} as const;

/** Where all that a person may take along is asked for, as one zip file (PRIV-3). */
export const exportPath = '/api/privacy/export';
