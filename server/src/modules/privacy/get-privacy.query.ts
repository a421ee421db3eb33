import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { listMembers } from '../../access/find-member';
import { readCached } from '../../access/sharing/keep-hidden';
import { defineQuery } from '../../spine/define-query';
import { recipientSharingOf } from './recipient-sharing';

export const getPrivacy = defineQuery(apiContract.privacy.getPrivacy, async ({ db, circle, actor }) => {
  const [row] = await db
    .select({ allowDataExport: circles.allowDataExport })
    .from(circles)
    .where(eq(circles.id, circle.id));
  const members = await listMembers(db, circle.id, ['active']);
  const people = await readCached(db, circle.id);
  return {
    recipients: people.map((person) => recipientSharingOf(person, actor, members)),
    allowDataExport: row?.allowDataExport ?? false,
  };
});
