import type { Database } from '../../../database/database';
import { postalPlaces } from './places.tables';

const rowsAtOnce = 1_000;

/** The columns that a file of postal codes must have. */
export const postalCodeColumns: Readonly<Record<string, string>> = {
  postalCode: 'postal_code',
  latitude: 'latitude',
  longitude: 'longitude',
};

/** Replaces all postal codes by the lines of a file, all of it or nothing. */
export async function importPostalCodes(
  db: Database,
  lines: AsyncIterable<Record<string, string>>,
): Promise<{ added: number; left: number }> {
  const places = new Map<string, typeof postalPlaces.$inferInsert>();
  let left = 0;
  for await (const { postalCode = '', ...line } of lines) {
    const [latitude, longitude] = [degrees(line.latitude, 90), degrees(line.longitude, 180)];
    if (/^\d{5}$/.test(postalCode) && latitude !== null && longitude !== null && !places.has(postalCode))
      places.set(postalCode, { postalCode, latitude, longitude });
    else left += 1;
  }
  const rows = [...places.values()];
  await db.transaction(async (tx) => {
    await tx.delete(postalPlaces);
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await tx.insert(postalPlaces).values(rows.slice(start, start + rowsAtOnce));
  });
  return { added: rows.length, left };
}

/** Degrees as a file writes them; null for none. */
export function degrees(text: string | undefined, most: number): number | null {
  const value = Number(text);
  return text?.trim() && Math.abs(value) <= most ? value : null;
}
