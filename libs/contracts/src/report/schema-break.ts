/** As much of JSON Schema as contracts are made of. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

/**
 * Why a value of `given` may be none of `wanted`, with the place, or null when each one is (REL-5). It knows what was taken away, made
 * optional, widened or added to a list of choices; what it cannot follow it takes for a break unless both say the same.
 */
export function schemaBreak(given: JsonSchema, wanted: JsonSchema, place = ''): string | null {
  const choices = optionsOf(wanted);
  if (choices) return breakOfChoices(given, choices, place);
  const ways = optionsOf(given);
  if (ways) return firstOf(ways.map((way) => () => schemaBreak(way, wanted, place)));
  return firstOf([
    () => breakOfType(given, wanted, place),
    () => breakOfValues(given, wanted, place),
    () => breakOfLimits(given, wanted, place),
    () => breakOfFields(given, wanted, place),
    () => (given.items && wanted.items ? schemaBreak(given.items, wanted.items, `${place}[]`) : null),
  ]);
}

/** Each way that a value may be has to fit one of the ways that are understood. */
function breakOfChoices(given: JsonSchema, choices: readonly JsonSchema[], place: string): string | null {
  for (const way of optionsOf(given) ?? [given]) {
    const reasons = choices.map((choice) => schemaBreak(way, choice, place));
    if (!reasons.includes(null)) return reasons[0] ?? `${place} has no choice`;
  }
  return null;
}

function optionsOf({ anyOf, oneOf, type }: JsonSchema): readonly JsonSchema[] | null {
  if (anyOf ?? oneOf) return anyOf ?? oneOf ?? null;
  return Array.isArray(type) ? type.map((each: string) => ({ type: each })) : null;
}

function breakOfType(given: JsonSchema, wanted: JsonSchema, place: string): string | null {
  if (wanted.type === undefined || given.type === wanted.type) return null;
  if (given.type === 'integer' && wanted.type === 'number') return null;
  return `${place || 'it'} is ${String(given.type ?? 'anything')}, not ${String(wanted.type)}`;
}

function breakOfValues(given: JsonSchema, wanted: JsonSchema, place: string): string | null {
  const known = valuesOf(wanted);
  if (!known) return null;
  const more = valuesOf(given)?.find((value) => !known.includes(value));
  if (!valuesOf(given)) return `${place} may be anything, not only ${known.map(String).join(', ')}`;
  return more === undefined ? null : `${place} may be ${String(more)}`;
}

function valuesOf(schema: JsonSchema): readonly unknown[] | null {
  return schema.enum ?? ('const' in schema ? [schema.const] : null);
}

const upper = ['maxLength', 'maximum', 'maxItems'] as const;
const lower = ['minLength', 'minimum', 'minItems'] as const;

function breakOfLimits(given: JsonSchema, wanted: JsonSchema, place: string): string | null {
  if (valuesOf(given)) return null;
  for (const name of upper)
    if ((given[name] ?? Infinity) > (wanted[name] ?? Infinity))
      return `${place} may go over ${name} ${wanted[name]}`;
  for (const name of lower)
    if ((given[name] ?? -Infinity) < (wanted[name] ?? -Infinity))
      return `${place} may go under ${name} ${wanted[name]}`;
  const isOther = wanted.pattern !== undefined && given.pattern !== wanted.pattern;
  return isOther ? `${place} has another pattern` : null;
}

function breakOfFields(given: JsonSchema, wanted: JsonSchema, place: string): string | null {
  const at = (name: string) => (place ? `${place}.${name}` : name);
  const always = new Set(given.required);
  const missing = wanted.required?.find((name) => !always.has(name));
  if (missing !== undefined) return `${at(missing)} may be missing`;
  const fields = Object.entries(given.properties ?? {});
  if (wanted.additionalProperties === false) {
    const [more] = fields.find(([name]) => !wanted.properties?.[name]) ?? [];
    if (more !== undefined) return `${at(more)} is not known`;
  }
  return firstOf(
    fields.map(([name, field]) => () => {
      const known = wanted.properties?.[name];
      return known ? schemaBreak(field, known, at(name)) : null;
    }),
  );
}

function firstOf(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const reason = check();
    if (reason !== null) return reason;
  }
  return null;
}
