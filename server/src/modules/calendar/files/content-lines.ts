/** A line of a calendar file, unfolded (RFC 5545, 3.1). */
export interface FileLine {
  text: string;
  /** Where it begins, from 1. */
  number: number;
}

/** A property of a calendar file: `NAME;PARAMETER=…:value`, names in capitals. */
export interface ContentLine {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
  number: number;
}

/** Puts folded lines together; empty ones are left out. */
export function unfoldedLines(text: string): FileLine[] {
  const lines: FileLine[] = [];
  let number = 0;
  // A carriage return alone ends lines only where nothing else does.
  for (const part of text.split(text.includes('\n') ? /\r?\n/ : '\r')) {
    number += 1;
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(part)) last.text += part.slice(1);
    else if (part.trim() !== '') lines.push({ text: part, number });
  }
  return lines;
}

const timeNames = ['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID'];

/** Reads a line; null for one that is no property. */
export function contentLine({ text, number }: FileLine): ContentLine | null {
  const name = /^\s*([\w-]+)\s*[;:]/.exec(text)?.[1]?.toUpperCase();
  const first = colonOutsideQuotes(text);
  // Programs write names of zones with a colon in them and without quotes.
  const isInName = name && timeNames.includes(name) && !/^\s*\d{4}/.test(text.slice(first + 1));
  const colon = isInName ? text.lastIndexOf(':') : first;
  if (!name || colon < 0) return null;
  const parameters = new Map<string, string>();
  for (const [, key, quoted, plain] of text.slice(0, colon).matchAll(/;\s*([\w-]+)=(?:"([^"]*)"|([^;]*))/g))
    parameters.set((key ?? '').toUpperCase(), (quoted ?? plain ?? '').trim());
  return { name, parameters, value: text.slice(colon + 1), number };
}

function colonOutsideQuotes(text: string): number {
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === ':' && !isQuoted) return index;
  }
  // A quote that nothing ends.
  return isQuoted ? text.indexOf(':') : -1;
}

/** A TEXT value as it is meant (RFC 5545, 3.3.11). */
export function unescaped(value: string): string {
  return value.replaceAll(/\\([\s\S])/g, (_all, after: string) => (/n/i.test(after) ? '\n' : after));
}
