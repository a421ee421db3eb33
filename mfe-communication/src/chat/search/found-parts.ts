export interface FoundPart {
  text: string;
  isHit: boolean;
}

const around = 60;

/** The surroundings of the first hit, parted at the hits; case does not matter. */
export function foundParts(text: string, wanted: string): FoundPart[] {
  const lower = text.toLocaleLowerCase();
  const needle = wanted.toLocaleLowerCase();
  const first = lower.indexOf(needle);
  const start = first > around ? first - around : 0;
  const end = Math.min(text.length, Math.max(first, 0) + needle.length + 2 * around);
  const parts: FoundPart[] = start > 0 ? [{ text: '…', isHit: false }] : [];
  let at = start;
  // Lower case may change the length of rare letters; then the text is shown without marks.
  const canMark = lower.length === text.length && needle !== '';
  for (
    let hit = canMark ? lower.indexOf(needle, at) : -1;
    hit >= 0 && hit < end;
    hit = lower.indexOf(needle, at)
  ) {
    if (hit > at) parts.push({ text: text.slice(at, hit), isHit: false });
    at = hit + needle.length;
    parts.push({ text: text.slice(hit, at), isHit: true });
  }
  if (at < end) parts.push({ text: text.slice(at, end), isHit: false });
  if (end < text.length) parts.push({ text: '…', isHit: false });
  return parts;
}
