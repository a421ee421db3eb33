/** Whether a repetition would get the same answer: a mail server's 5xx, or a gateway's 4xx. */
export function isFinalRefusal(error: unknown): boolean {
  const { responseCode, isFinal } = (error ?? {}) as { responseCode?: number; isFinal?: boolean };
  return isFinal === true || (responseCode !== undefined && responseCode >= 500);
}
