import { foldWords } from '@carecircle/remote-kit/questions';

/** A word with the space after it; what an apostrophe joins are two: 'd’arroser'. */
const token = /[^\s’']+[’']?\s*|[’']\s*/g;

/**
 * What is to be added, without the words that ask for it: 'Buy milk' of 'Add a task: buy milk, please'. `leads` and `tails` are such
 * words, with commas between them; the longest that begins the text goes, and the longest that ends it. Empty where nothing else
 * was said.
 */
export function readTitle(text: string, leads: string, tails: string): string {
  const tokens: string[] = text.match(token) ?? [];
  const folded = tokens.map((each) => foldWords(each));
  const start = longest(folded, phrasesIn(leads));
  const left = reversed(folded.slice(start).map(reversed));
  const ends = phrasesIn(tails).map(reversed);
  const title = tokens
    .slice(start, tokens.length - longest(left, ends))
    .join('')
    .replace(/^[\s:,;.–-]+|[\s:,;.!?]+$/g, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function reversed<T>(list: readonly T[]): T[] {
  return [...list].reverse();
}

function phrasesIn(list: string): string[][] {
  return list.split(',').map((phrase) => foldWords(phrase));
}

/** How many tokens the longest of these phrases takes. */
function longest(tokens: readonly (readonly string[])[], phrases: readonly (readonly string[])[]): number {
  return Math.max(0, ...phrases.map((phrase) => lengthOf(tokens, phrase)));
}

/** How many tokens a phrase takes; 0 where they do not begin with it. */
function lengthOf(tokens: readonly (readonly string[])[], phrase: readonly string[]): number {
  if (phrase.length === 0) return 0;
  let matched = 0;
  for (const [index, words] of tokens.entries()) {
    for (const word of words) {
      if (word !== phrase[matched]) return 0;
      matched += 1;
    }
    if (matched === phrase.length) return index + 1;
  }
  return 0;
}
