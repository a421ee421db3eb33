import type { KitWords } from './kit-words';

type Details = NonNullable<Parameters<KitWords['refusal']>[1]>;

interface RefusalTexts {
  /** Code → text. */
  plain: Readonly<Record<string, string>>;
  /** Code → text that says how many; `plain` stands in where the refusal does not tell. */
  counted: Readonly<Record<string, (details: Details) => string>>;
  /** For a code of another version. */
  other: string;
}

/** What a refusal says in one language. */
export function refusalWords({ plain, counted, other }: RefusalTexts): KitWords['refusal'] {
  return (code, details) => {
    const say = details?.most === undefined ? undefined : counted[code];
    return say && details ? say(details) : (plain[code] ?? other);
  };
}
