import { apiContract } from '@carecircle/contracts/api';
import { asc, desc } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { doctorOf, ofCircle } from './doctor-rows';
import { doctors } from './doctors.tables';

export const listDoctors = defineQuery(apiContract.doctors.listDoctors, async ({ db, circle }) => {
  const rows = await db
    .select()
    .from(doctors)
    .where(ofCircle(circle.id))
    .orderBy(desc(doctors.isFavorite), asc(doctors.name), asc(doctors.id));
  return rows.map(doctorOf);
});
