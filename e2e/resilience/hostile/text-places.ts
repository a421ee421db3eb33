/** A part of a JSON schema as the OpenAPI document has it. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Document {
  paths: Record<
    string,
    {
      post?: {
        operationId: string;
        requestBody?: { content: Record<string, { schema: Schema }> };
      };
    }
  >;
}

/** What takes any text and keeps none of it for others. */
const keepsNone = [
  // Secrets, and codes that are looked up.
  /\.(?:password|newPassword|code|ticket|acceptance\.keys|timeZone)$/,
  /^account\.(?:signIn|addPasskey\.response)/,
  /^points\..*\.reward$/,
  // One of what the provider has.
  /^services\.requestBooking\.serviceType$/,
  // What an editor says they saw, or repeats because it cannot be undone.
  /\.seen\./,
  /^circles\.deleteCircle\.name$/,
  // What goes to another machine: the other browser of a call, a language model.
  /^calls\.sendCallSignal\./,
  /^louise\.askModel\./,
  // A signed copy of records that were written before.
  /^copies\.restoreCircle\.file$/,
  // What operators write for operators.
  /^releases\.steerRollout\.reason$/,
];
/** What writes a field that another command fills as well. */
const writesOthers: Record<string, string> = {
  'account.signUp.name': 'account.editAccount.changes.name',
  'care.editMedication.acceptance.reason': 'care.addMedication.acceptance.reason',
  'account.renamePasskey.name': 'account.addPasskey.name',
  'copies.restoreCircle.name': 'circles.createCircle.name',
  'documents.editDocument.changes.name': 'documents.startUpload.name',
  'finance.confirmTransaction.confirmationNumber': 'finance.payBill.confirmationNumber',
};

/** Fields of commands that take any text and got none of the texts that stand in `places`. */
export async function fieldsWithoutText(origin: string, places: ReadonlySet<string>): Promise<string[]> {
  const isFilled = (place: string) =>
    places.has(place) || places.has(writesOthers[place] ?? '') || places.has(whereAdded(place));
  const isKept = (place: string) => !keepsNone.some((pattern) => pattern.test(place));
  return (await listTextPlaces(origin)).filter((place) => isKept(place) && !isFilled(place));
}

/** An edit writes the fields that were filled when the record was added. */
function whereAdded(place: string): string {
  return place
    .replace(/\.edit(\w+)\.changes\./, '.add$1.')
    .replace('.addTaskSeries.', '.addTask.')
    .replace('.addCalendarSeries.', '.addCalendarEvent.');
}

/** Where commands take any text, such as `care.addMedication.ingredients.name`, by the product's own description of itself. */
async function listTextPlaces(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as Document;
  const places = Object.values(paths).flatMap(({ post }) => {
    const schema = post?.requestBody?.content['application/json']?.schema;
    return post && schema ? placesInSchema(schema, post.operationId) : [];
  });
  return [...new Set(places)];
}

/** Where in a command's input one of these texts stands. */
export function placesOf(texts: ReadonlySet<unknown>, input: unknown, place: string): string[] {
  if (texts.has(input)) return [place];
  if (Array.isArray(input)) return input.flatMap((item) => placesOf(texts, item, place));
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => placesOf(texts, value, `${place}.${name}`));
}

function placesInSchema(schema: Schema, place: string): string[] {
  const { type, format, pattern, properties = {}, items, anyOf = [] } = schema;
  const isAnyText = type === 'string' && !format && !pattern && !schema.enum && !('const' in schema);
  return [
    ...(isAnyText ? [place] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => placesInSchema(inner, `${place}.${name}`)),
    ...anyOf.flatMap((choice) => placesInSchema(choice, place)),
    ...(items ? placesInSchema(items, place) : []),
  ];
}
