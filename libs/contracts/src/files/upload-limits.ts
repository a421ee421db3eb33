/** What every upload keeps to, whatever becomes of its file (tus 1.0). */
export const uploadLimits = {
  /** Of one member at a time. */
  uploads: 50,
  /** Of one request of an upload: a slow line sends it within seconds. */
  partBytes: 512 * 1024,
  /** An upload that was not finished is kept so long. */
  uploadHours: 24,
} as const;
