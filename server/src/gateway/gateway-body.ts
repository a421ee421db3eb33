type Values = Readonly<Record<string, string | undefined>>;

/** What a gateway is told. */
export interface Told {
  /** What `json`, templates and queries are filled with; what is undefined is left out, and in a template empty. */
  values: Values;
  /** The same as the form of Twilio's resource. */
  form: Values;
}

/** What is posted; null where the query says it all. */
export function bodyOf(shape: string, { values, form }: Told): { type: string; text: string } | null {
  if (shape === 'none') return null;
  if (shape === 'twilio') {
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries(form)) if (value !== undefined) fields.set(name, value);
    return { type: 'application/x-www-form-urlencoded', text: fields.toString() };
  }
  if (shape === 'json') return { type: 'application/json', text: JSON.stringify(values) };
  return { type: 'application/json', text: filled(shape, values, escapeJson) };
}

/** The query with the values in it. A parameter that has none is left out: half an address to report to would be refused. */
export function queryOf(template: URLSearchParams, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, text] of template) {
    const isMissing = Object.keys(values).some(
      (each) => values[each] === undefined && text.includes(`{${each}}`),
    );
    if (!isMissing) query.append(name, filled(text, values, asIs));
  }
  return query.toString();
}

const escapeJson = (value: string) => JSON.stringify(value).slice(1, -1);
const asIs = (value: string) => value;

function filled(template: string, values: Values, escape: (value: string) => string): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? escape(values[name] ?? '') : whole,
  );
}
