import * as z from 'zod';

/** Tiles of a map that the operator names: `{z}`, `{x}` and `{y}` stand in the address of one (Web Mercator). */
export interface MapTiles {
  url: string;
  /** What has to stand beside them. */
  credit: string;
}

/** The settings of them. */
export const mapSettings = {
  MAP_TILES_URL: z
    .string()
    .refine(isTileUrl, { error: 'must be an address such as https://tiles.example/{z}/{x}/{y}.png' })
    .optional(),
  MAP_TILES_CREDIT: z.string().trim().min(2).max(120).optional(),
};

type Settings = z.infer<z.ZodObject<typeof mapSettings>>;

/** What is wrong with them together; null for nothing. */
export function mapMistake({ MAP_TILES_URL: url, MAP_TILES_CREDIT: credit }: Settings): string | null {
  return url && !credit
    ? 'MAP_TILES_CREDIT is missing: maps of MAP_TILES_URL need the name of who made them.'
    : null;
}

export function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_CREDIT: credit }: Settings): MapTiles | null {
  return url && credit ? { url, credit } : null;
}

/** Where browsers fetch them from. */
export function originOfTiles({ url }: MapTiles): string {
  return new URL(url).origin;
}

/** Braces may stand after the host alone: the policy of our pages names one origin. */
function isTileUrl(text: string): boolean {
  if (!/^https?:\/\/[\w.:-]+\/\S+$/.test(text) || !URL.canParse(text)) return false;
  return ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
}
