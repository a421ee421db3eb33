/** In shorter words one letter more or less makes another word. */
const leastLetters = 7;

/** Whether a word that was typed is another one but for one slip: a letter too many, too few or wrong, not the first. */
export function isNear(typed: string, word: string): boolean {
  if (word.length < leastLetters || typed[0] !== word[0]) return false;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const skipped = short.length === long.length ? 1 : 0;
  return short.slice(start + skipped) === long.slice(start + 1);
}
