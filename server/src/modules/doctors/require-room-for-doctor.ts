import { circleLimits } from '@carecircle/contracts';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';
import { ofCircle } from './doctor-rows';
import { doctors } from './doctors.tables';

/** Refuses more doctors than the list holds at once. */
export function requireRoomForDoctors(tx: Transaction, circleId: string, adding = 1): Promise<void> {
  return requireRoomFor(tx, doctors, ofCircle(circleId), {
    of: circleId,
    most: circleLimits.doctors,
    adding,
  });
}
