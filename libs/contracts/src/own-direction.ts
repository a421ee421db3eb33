/** Letters that run from right to left, and the signs that turn what follows them (Unicode Standard Annex 9). */
const turning =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802\uD803\uD83A\uD83B]/;
const [firstStrongIsolate, popDirectionalIsolate] = ['\u2068', '\u2069'];

/**
 * What a person wrote, where it stands inside a sentence: words that run from right to left turn nothing else of it. These signs
 * are what `<bdi>` is in markup, and hold in accessible names and titles too. Values without such letters stay as they are.
 */
export function withOwnDirection<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  if (!Object.values(values).some(turns)) return values;
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    turns(value) ? isolate(value) : value,
  ]);
  return Object.fromEntries(isolated) as Values;
}

function turns(value: unknown): value is string {
  return typeof value === 'string' && turning.test(value);
}

function isolate(text: string): string {
  return `${firstStrongIsolate}${text}${popDirectionalIsolate}`;
}
