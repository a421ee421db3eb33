import { foldWords } from '@carecircle/remote-kit/questions';

interface Token {
  raw: string;
  /** Folded, its own words with a space between: `15 30` of '15:30'. */
  folded: string;
  isTaken: boolean;
}

/** A text out of which parts are taken one after the other; what is left keeps its letters and order. */
export class Sentence {
  readonly #tokens: Token[];
  readonly #joins: readonly string[];

  /** `joins` are little words that are taken along with what follows them. */
  constructor(text: string, joins: readonly string[]) {
    this.#tokens = text
      .split(/\s+/)
      .filter(Boolean)
      .map((raw) => ({ raw, folded: foldWords(raw).join(' '), isTaken: false }));
    this.#joins = joins;
  }

  /** Takes a folded phrase, if it is there. */
  take(phrase: string): boolean {
    if (phrase === '') return false;
    const place = this.#find(phrase);
    if (place) this.#mark(place.start, place.end);
    return place !== null;
  }

  /** Takes 'in 3 days', and gives the number. */
  takeNumber(before: string, after: string): number | null {
    for (const [index, { folded, isTaken }] of this.#tokens.entries()) {
      const number = /^\d{1,2}$/.test(folded) && !isTaken ? Number(folded) : null;
      if (number === null || this.#tokens[index + 1]?.folded !== after) continue;
      const start = this.#startOf(before, index - 1);
      if (start === null) continue;
      this.#mark(start, index + 1);
      return number;
    }
    return null;
  }

  /** Takes the day of a month beside its name, little words between them or not. */
  takeDayOfMonth(month: string): number | null {
    const index = this.#tokens.findIndex(({ folded, isTaken }) => folded === month && !isTaken);
    if (index < 0) return null;
    for (const step of [-1, 1]) {
      let place = index + step;
      if (this.#joins.includes(this.#tokens[place]?.folded ?? '')) place += step;
      const day = /^(\d{1,2})(?:st|nd|rd|th|er|o)?$/.exec(this.#tokens[place]?.folded ?? '')?.[1];
      if (day === undefined) continue;
      this.#mark(Math.min(index, place), Math.max(index, place));
      return Number(day);
    }
    return null;
  }

  /** Takes the first word that has this shape, without the mark that ends a sentence or a part of it. */
  takeMatch(shape: RegExp): RegExpExecArray | null {
    for (const [index, { raw, isTaken }] of this.#tokens.entries()) {
      const match = isTaken ? null : shape.exec(raw.toLowerCase().replace(/[,;:!?]+$/, ''));
      if (!match) continue;
      this.#mark(index, index);
      return match;
    }
    return null;
  }

  /** Takes a number that stands after one of these phrases. */
  takeNumberAfter(phrases: readonly string[]): number | null {
    for (const [index, { folded, isTaken }] of this.#tokens.entries()) {
      if (isTaken || !/^\d{1,2}$/.test(folded)) continue;
      const start = phrases.map((phrase) => this.#startOf(phrase, index - 1)).find((found) => found !== null);
      if (start === undefined || start === null) continue;
      this.#mark(start, index);
      return Number(folded);
    }
    return null;
  }

  /** Takes a number that stands before a phrase, and the phrase. */
  takeNumberBefore(phrase: string): number | null {
    const place = this.#find(phrase);
    const number = place && this.#tokens[place.start - 1];
    if (!number || number.isTaken || !/^\d{1,2}$/.test(number.folded)) return null;
    this.#mark(place.start - 1, place.end);
    return Number(number.folded);
  }

  /** What nothing has taken. */
  rest(): string {
    return this.#tokens
      .filter(({ isTaken }) => !isTaken)
      .map(({ raw }) => raw)
      .join(' ');
  }

  #find(phrase: string): { start: number; end: number } | null {
    for (let end = 0; end < this.#tokens.length; end += 1) {
      const start = this.#startOf(phrase, end);
      if (start !== null) return { start, end };
    }
    return null;
  }

  /** Where a phrase begins that ends with the word at `end`; null where it does not stand there. */
  #startOf(phrase: string, end: number): number | null {
    let text = '';
    for (let start = end; start >= 0; start -= 1) {
      const token = this.#tokens[start];
      if (!token || token.isTaken) return null;
      text = [token.folded, text].filter(Boolean).join(' ');
      if (text === phrase) return start;
      if (text.length >= phrase.length) return null;
    }
    return null;
  }

  #mark(start: number, end: number): void {
    for (let index = start; index <= end; index += 1) this.#taken(index);
    for (let index = start - 1; this.#joins.includes(this.#tokens[index]?.folded ?? ''); index -= 1)
      this.#taken(index);
  }

  #taken(index: number): void {
    const token = this.#tokens[index];
    if (token) token.isTaken = true;
  }
}
