/** Twelve hues that stay apart on paper and in the dark. */
const HUES = [25, 52, 78, 105, 135, 160, 188, 215, 250, 280, 310, 345] as const;

/** A person's own hue in degrees, the same for an id everywhere and for ever (FNV-1a over the id). */
export function personHue(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return HUES[(hash >>> 0) % HUES.length] ?? HUES[0];
}
