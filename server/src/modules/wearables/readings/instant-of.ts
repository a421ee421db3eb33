/** What `to_json(… at time zone 'UTC')` says, as the contract writes moments. */
export function instantOf(utcText: string): string {
  return new Date(`${utcText}Z`).toISOString();
}
