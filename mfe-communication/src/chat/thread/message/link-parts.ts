export interface TextPart {
  text: string;
  /** Set for a web address that may be opened. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"'`]+/gi;

/** Splits a message at web addresses. Only http and https become links; marks that end a sentence stay outside. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutEnding(match[0]);
    const href = safeAddress(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function withoutEnding(found: string): string {
  const trimmed = found.replace(/[.,;:!?…»”’\]}]+$/, '');
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  return trimmed.endsWith(')') && closed > opened ? withoutEnding(trimmed.slice(0, -1)) : trimmed;
}

function safeAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
