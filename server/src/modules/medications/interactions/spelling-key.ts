/** A word of a name as it was typed, and the key under which its spellings meet. */
export interface SpelledWord {
  word: string;
  key: string;
  /** After a comma, a slash, a plus or an 'and': another ingredient may begin here. */
  isAfterJoint: boolean;
}

const joints = /[/+&,;]/;
const jointWords = new Set(['and', 'y', 'e', 'et', 'und']);

/**
 * The words of a drug's name. Case, accents and apostrophes do not count, nor what the spellings of international names differ
 * in from language to language: amoxicillin, amoxicilina, amoxicilline and Amoxicillina are one key.
 */
export function spelledWords(text: string): SpelledWord[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/['’]/g, '');
  let end = 0;
  let previous = '';
  return [...plain.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => {
    const isAfterJoint = joints.test(plain.slice(end, index)) || jointWords.has(previous);
    end = index + word.length;
    previous = word;
    return { word, key: keyOf(word), isAfterJoint };
  });
}

export const spellingKey = (text: string) =>
  spelledWords(text)
    .map(({ key }) => key)
    .join(' ');

const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/k/g, 'c'],
  [/w/g, 'v'],
  [/[ao]e/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** A letter alone says all, as in vitamins C and K; short words keep their last one, which is much of them. */
function keyOf(word: string): string {
  if (word.length === 1) return word;
  const key = sameSounds.reduce((text, [from, to]) => text.replace(from, to), word);
  return key.length > 4 ? key.replace(/[aeo]$/, '') : key;
}
