import { wearableLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq } from 'drizzle-orm';
import { defineQuery } from '../../../spine/define-query';
import { findWearer } from '../devices/find-wearer';
import { healthImports } from './health-imports.tables';
import { importOf } from './import-rows';

export const listHealthImports = defineQuery(
  apiContract.wearables.listHealthImports,
  async ({ db, circle, input }) => {
    const wearer = await findWearer(db, circle, input.wearerId);
    const rows = await db
      .select()
      .from(healthImports)
      .where(and(eq(healthImports.circleId, circle.id), eq(healthImports.wearerId, wearer.id)))
      .orderBy(desc(healthImports.startedAt), desc(healthImports.id))
      .limit(wearableLimits.imports);
    return rows.map(importOf);
  },
);
