import { and, asc, desc, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { ofCircle } from './doctor-rows';
import { doctors, type DoctorRow } from './doctors.tables';

/** A person's own doctors and those who are everyone's, favourites first. */
export function readDoctorsOf(
  reader: Reader,
  circleId: string,
  recipientId: string,
  most: number,
): Promise<DoctorRow[]> {
  const { recipientIds } = doctors;
  const isTheirs = or(
    sql`${recipientIds} = '[]'::jsonb`,
    sql`${recipientIds} @> ${JSON.stringify([recipientId])}::jsonb`,
  );
  return reader
    .select()
    .from(doctors)
    .where(and(ofCircle(circleId), isTheirs))
    .orderBy(desc(doctors.isFavorite), asc(doctors.name), asc(doctors.id))
    .limit(most);
}
