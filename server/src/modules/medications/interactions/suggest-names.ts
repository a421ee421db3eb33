import type { NameSuggestion } from '@carecircle/contracts';
import { reference } from './reference';
import { recogniseNames } from './recognise-names';
import { spellingKey } from './spelling-key';

/** One letter may be wrong in shorter words, two in longer ones; the shortest mean anything. */
const leastLetters = 4;
const lettersForTwo = 7;
const mostWords = 4;
const mostSuggestions = 3;

/**
 * Known names that a name comes close to whose word is not known: 'Metforman' may be metformin. Nothing is taken for another by
 * itself; whoever writes it chooses (MED-3).
 */
export function suggestNames(name: string): NameSuggestion[] {
  const words = [...new Set(recogniseNames(name).unknownWords)].slice(0, mostWords);
  return words.flatMap((written) => {
    const key = spellingKey(written);
    if (key.length < leastLetters) return [];
    const most = key.length >= lettersForTwo ? 2 : 1;
    return singleNames()
      .map((known) => ({ ...known, distance: lettersApart(key, known.key, most) }))
      .filter(({ distance }) => distance <= most)
      .sort((one, other) => one.distance - other.distance || (one.shown < other.shown ? -1 : 1))
      .slice(0, mostSuggestions)
      .map(({ shown }) => ({ written, name: shown }));
  });
}

interface SingleName {
  shown: string;
  key: string;
}

let kept: SingleName[] | undefined;

/** Brands and ingredients of one word, each as it is written. */
function singleNames(): SingleName[] {
  if (kept) return kept;
  const { ingredients, brands } = reference().files;
  const shown = [...Object.keys(brands), ...Object.values(ingredients).flat()];
  const names = new Map<string, SingleName>();
  for (const name of shown) {
    const key = spellingKey(name);
    if (!key.includes(' ') && key.length >= leastLetters && !names.has(key))
      names.set(key, { shown: name, key });
  }
  return (kept = [...names.values()]);
}

/** Letters to change, add, leave out or swap with their neighbour to get from one word to another; more than `most` is `most + 1`. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(at(last, other.length), most + 1);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
