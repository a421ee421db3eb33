/** What every upload keeps to, whatever becomes of its file (tus 1.0). */
export const uploadLimits = {
  /** Of one member at a time. */
  uploads: 50,
  /** Of one request of an upload: a line of 1 Mbit/s sends it in 17 s, and what has come of a part that is cut off stays. */
  partBytes: 2 * 1024 * 1024,
  /** Of a sender that learns only from whole parts how far it is. */
  countedPartBytes: 512 * 1024,
  /** An upload that was not finished is kept so long. */
  uploadHours: 24,
} as const;
