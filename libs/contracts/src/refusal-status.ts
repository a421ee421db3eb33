/**
 * Every refusal the server can give, with its HTTP status. Codes are stable: screens choose their words by them,
 * and other programs may rely on them.
 */
export const refusalStatus = {
  INVALID_INPUT: 422,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  COMMAND_ID_REUSED: 409,
  CHANGED_MEANWHILE: 409,
  ALREADY_DONE: 409,
  ALREADY_GIVEN: 409,
  OVER_LIMIT: 409,
  FULL: 409,
  STORAGE_FULL: 409,
  INTERACTION: 409,
  INVALID_STATE: 409,
  INVITE_CODE_INVALID: 404,
  ALREADY_A_MEMBER: 409,
  LAST_ADMIN: 409,
  NOT_IN_DEMO: 403,
  RESET_TOO_SOON: 429,
  EMAIL_TAKEN: 409,
  WRONG_CREDENTIALS: 401,
  TERMS_NOT_ACCEPTED: 422,
  TOO_MANY_ATTEMPTS: 429,
  PAYLOAD_TOO_LARGE: 413,
  MALFORMED: 400,
  FOREIGN_ORIGIN: 403,
  VERSION_EXISTS: 409,
  BUILD_REFUSED: 422,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
  INTERNAL: 500,
} as const;

export type RefusalCode = keyof typeof refusalStatus;
