import { hostileTexts } from './hostile-texts';

const texts = [...hostileTexts, 'W'.repeat(8_000)];

export const textCount = texts.length;

/** Gives texts out one after another, each cut to what its field takes, and begins anew after the last. */
export interface Deal {
  text(longest: number): string;
  texts(count: number, longest: number): string[];
  /** One that a file can be named by: without slashes and marks of direction, which are refused there. */
  fileName(longest: number): string;
  /** The last one once more, for another field of the same record. */
  again(longest: number): string;
  /** Gives out something made of all texts. */
  whole(text: string): string;
  /** Whether each text was given out. */
  isDone(): boolean;
}

/** @param dealt gets every text as it was given out. */
export function dealTexts(dealt: Set<unknown>): Deal {
  let count = 0;
  const whole = (text: string) => {
    dealt.add(text);
    return text;
  };
  const again = (longest: number) =>
    whole((texts[(count - 1) % texts.length] ?? '').slice(0, longest).trim());
  const text = (longest: number) => {
    count += 1;
    return again(longest);
  };
  return {
    text,
    texts: (wanted, longest) => Array.from({ length: wanted }, () => text(longest)),
    fileName: (longest) => whole(text(longest).replace(/[/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '|')),
    again,
    whole,
    isDone: () => count >= texts.length,
  };
}
