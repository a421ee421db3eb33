import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A code to share, `CARE-` and eight letters or digits from the system's secure random source. */
export function makeInviteCode(): string {
  return `CARE-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}
