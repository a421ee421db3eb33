import { reference } from './reference';
import { spelledWords, type SpelledWord } from './spelling-key';

export interface Recognised {
  /** Ingredients in the order of the text, each once. */
  ingredients: string[];
  /** Words, as typed, that are neither a known name nor what stands beside names. */
  unknownWords: string[];
}

/** Alone they are medications; straight behind another ingredient they are its salt, as in 'losartan potassium'. */
const alsoSalts = new Set(['potassium', 'calcium', 'magnesium', 'zinc']);

/** Reads the ingredients from a brand or generic name with whatever stands beside it: 'Co-codamol 30/500 mg tablets'. */
export function recogniseNames(text: string): Recognised {
  const words = spelledWords(text);
  const ingredients = new Set<string>();
  const unknownWords: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestName(words, at);
    const word = words[at];
    if (found && !(isSalt(found.ingredients, word) && ingredients.size > 0)) {
      for (const ingredient of found.ingredients) ingredients.add(ingredient);
      at += found.length;
    } else {
      if (word && !found && !isBesideName(word)) unknownWords.push(word.word);
      at += 1;
    }
  }
  return { ingredients: [...ingredients], unknownWords };
}

function longestName(words: readonly SpelledWord[], at: number) {
  const { ingredientsByName, longestName: most } = reference();
  for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
    const key = words
      .slice(at, at + length)
      .map((word) => word.key)
      .join(' ');
    const ingredients = ingredientsByName.get(key);
    if (ingredients) return { ingredients, length };
  }
  return null;
}

const isSalt = ([ingredient = '']: readonly string[], word: SpelledWord | undefined) =>
  alsoSalts.has(ingredient) && !word?.isAfterJoint;

/** Strengths as well: '81', '10mg', '0', '5'. A single letter says nothing. */
const isBesideName = ({ word, key }: SpelledWord) =>
  reference().besideNames.has(key) || /^\d/.test(word) || word.length === 1;
