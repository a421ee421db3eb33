/** Where gateways write it: Twilio's two, and everybody else's. */
const fields = ['MessageStatus', 'CallStatus', 'status'];

/** What they write at the end: Twilio's words for texts and calls, Kannel's numbers, and those of SMPP. */
const delivered = ['delivered', 'read', 'completed', '1', 'delivrd'];
const failed = [
  ...['undelivered', 'failed', 'rejected', 'expired', 'busy', 'no-answer', 'canceled'],
  ...['2', '16', 'undeliv', 'rejectd', 'deleted'],
];

/** What became of what a gateway took; null while it is on its way, and for words that nobody knows. */
export function outcomeOf(told: Readonly<Record<string, unknown>>): 'delivered' | 'failed' | null {
  const word = fields.map((field) => told[field]).find((value) => value !== undefined);
  const status = String(word ?? '').toLowerCase();
  if (delivered.includes(status)) return 'delivered';
  return failed.includes(status) ? 'failed' : null;
}
