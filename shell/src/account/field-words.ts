/** Message keys of what can be wrong at a field of the sign-in screens, by field and code (ALL-3). */
const words = {
  name: { too_big: 'field.tooLong', otherwise: 'field.name' },
  email: { taken: 'field.emailTaken', otherwise: 'field.email' },
  password: { too_small: 'field.passwordShort', too_big: 'field.tooLong', otherwise: 'field.password' },
  confirm: { otherwise: 'field.confirm' },
  acceptedLegalVersion: { otherwise: 'field.accept' },
} as const;

type Field = keyof typeof words;
type FieldWord =
  | (typeof words)[Field][keyof (typeof words)[Field]]
  | 'field.passwordShort'
  | 'field.tooLong'
  | 'field.emailTaken';

/** Message key for each field by the codes that the schema or the server gave. */
export function fieldWords(codes: Readonly<Record<string, string>>): Record<string, FieldWord> {
  const known = Object.entries(codes).filter((entry): entry is [Field, string] =>
    Object.hasOwn(words, entry[0]),
  );
  return Object.fromEntries(known.map(([field, code]) => [field, wordFor(field, code)]));
}

function wordFor(field: Field, code: string): FieldWord {
  const byCode: Readonly<Record<string, FieldWord>> & { otherwise: FieldWord } = words[field];
  return byCode[code] ?? byCode.otherwise;
}
