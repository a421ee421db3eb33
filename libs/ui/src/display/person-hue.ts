/** Twelve hues in degrees that stay apart on paper and in the dark, each far from the ones before and after it. */
const HUES = [25, 215, 135, 310, 78, 250, 345, 160, 52, 280, 105, 188] as const;

/** The hue of a place in a circle, counted from 0; negative places count from the end. Places twelve apart share one. */
export function hueAt(place: number): number {
  return HUES.at(place % HUES.length) ?? HUES[0];
}

/** Hue of somebody without a place, the same for an id for ever (FNV-1a over the id). */
export function hueOfId(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hueAt(hash >>> 0);
}
