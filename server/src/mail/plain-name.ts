const longest = 40;

/**
 * A name as a mail to somebody outside may carry it: short, and nothing that a mail program makes a link of. People choose their
 * names and those of their circles freely, and the reader of the mail has not agreed to anything yet.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} '’&().-]/gu, ' ')
    // A dot makes an address only of what it joins: 'Dr. Lee' stays.
    .replace(/\.(?=\S)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...plain].slice(0, longest).join('').trim() || '–';
}
