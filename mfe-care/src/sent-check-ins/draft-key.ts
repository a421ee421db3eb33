/** Where the notes of an unfinished check-in are kept. */
export function draftKey(circleId: string): string {
  return `check-in:${circleId}`;
}
