import { circleLimits } from '@carecircle/contracts';
import { Doctor, Instant, line } from '@carecircle/contracts/schemas';
import { isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { CopiedKind } from '../copied-kind';
import { doctors } from './doctors.tables';

/** The circle's doctors (DOC-1), with the names by which its calendar may still know them. */
export const copiedDoctors: CopiedKind = {
  name: 'doctors',
  table: doctors,
  action: 'doctor:view',
  fields: {
    ...Doctor.omit({ circleId: true }).shape,
    formerNames: z.array(line(120)).max(20),
    createdAt: Instant,
  },
  refers: { recipientIds: 'recipients' },
  most: circleLimits.doctors,
  where: () => isNull(doctors.deletedAt),
};
