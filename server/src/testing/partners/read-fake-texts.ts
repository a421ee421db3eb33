/** A text as a telephone shows it. */
export interface FakeText {
  from: string;
  to: string;
  text: string;
  /** Of how many messages it was put together. */
  parts: number;
}

interface Part {
  number: number;
  total: number;
  bytes: Buffer;
}

const line = /Got message \d+: <(\S+) (\S+) (?:ucs-2|udh (\S+) data) (\S*)>/g;

/** Reads what Kannel's fake network writes of each message, and puts those together of which all parts have come. */
export function readFakeTexts(written: string): FakeText[] {
  const messages = new Map<string, Part[]>();
  for (const [whole, from = '', to = '', header, data = ''] of written.matchAll(line)) {
    const part = { ...partOf(header), bytes: bytesOf(data) };
    const key = [from, to, header ? part.reference : whole].join(' ');
    messages.set(key, [...(messages.get(key) ?? []), part]);
  }
  return [...messages].flatMap(([key, parts]) => {
    const [from = '', to = ''] = key.split(' ');
    if (parts.length !== parts[0]?.total) return [];
    const bytes = parts.sort((a, b) => a.number - b.number).map((part) => part.bytes);
    const text = new TextDecoder('utf-16be', { fatal: true }).decode(Buffer.concat(bytes));
    return [{ from, to, text, parts: parts.length }];
  });
}

/** The header of a part (3GPP TS 23.040, 9.2.3.24.1): which message, of how many parts, and which one. */
function partOf(header: string | undefined) {
  const [, , , reference = 0, total = 1, number = 1] = header ? bytesOf(header) : [];
  return { reference, total, number };
}

/** Every byte that is no letter is written in hexadecimal, and a space as a plus. */
function bytesOf(encoded: string): Buffer {
  const decoded = encoded
    .replaceAll('+', ' ')
    .replaceAll(/%([0-9A-Fa-f]{2})/g, (_whole, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  return Buffer.from(decoded, 'latin1');
}
