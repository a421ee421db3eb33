import { foldWords } from './fold-words';
import { isNear } from './is-near';

/** So many words may stand between two words of a phrase: 'take two' is in 'take another two'. */
const mostBetween = 3;

/** A phrase as it is looked for: folded words, each whole or, where it ended in `*`, a beginning. */
export type Phrase = readonly { text: string; isBeginning: boolean }[];

/** Reads a list such as `chest pain, breath*`. */
export function phrasesOf(list: readonly string[]): Phrase[] {
  return list
    .map((phrase) =>
      phrase.split(/\s+/).flatMap((word) =>
        foldWords(word).map((text, index, all) => ({
          text,
          isBeginning: word.endsWith('*') && index === all.length - 1,
        })),
      ),
    )
    .filter((phrase) => phrase.length > 0);
}

/** Whether folded words hold a phrase, its words in this order and near each other. */
export function hasPhrase(words: readonly string[], phrase: Phrase): boolean {
  return words.some((_, start) => standsAt(words, phrase, start));
}

function standsAt(words: readonly string[], phrase: Phrase, start: number): boolean {
  let place = start - 1;
  return phrase.every((part, index) => {
    const last = index === 0 ? start : place + 1 + mostBetween;
    place = words.findIndex((word, at) => at > place && at <= last && isMeant(word, part));
    return place !== -1;
  });
}

/** Whether a word is this part of a phrase, with one typing slip where it is long enough to be recognised. */
function isMeant(word: string, { text, isBeginning }: Phrase[number]): boolean {
  if (!isBeginning) return word === text || isNear(word, text);
  const lengths = [text.length - 1, text.length, text.length + 1];
  return word.startsWith(text) || lengths.some((length) => isNear(word.slice(0, length), text));
}

/** Whether folded words hold one of the phrases of a list with commas between them. */
export function saysAny(words: readonly string[], list: string): boolean {
  return phrasesOf(list.split(',')).some((phrase) => hasPhrase(words, phrase));
}
