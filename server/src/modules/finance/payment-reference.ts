import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be taken for one another when read aloud. */
const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Our own reference for a payment without the payee's confirmation number: `CC-` and ten characters (FIN-2). */
export function paymentReference(): string {
  const characters = Array.from({ length: 10 }, () => readable.charAt(randomInt(readable.length)));
  return `CC-${characters.join('')}`;
}
