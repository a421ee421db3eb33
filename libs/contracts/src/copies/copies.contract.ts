import * as z from 'zod';
import { command, query } from '../api/operation';
import { Circle, CircleName } from '../circles/circle';
import { Day, Id, Instant } from '../primitives';
import { circleCopyLimits, ownBackupNights } from './copy-choices';

const area = 'copies';

/** The text of a copied circle's file; what is in it is checked before anything is written. */
const CircleCopyText = z
  .string()
  .refine((text) => text.length <= circleCopyLimits.characters, { error: 'copy_large' });

/** The backup of one person's own data; `night` is its day where they are. */
const OwnBackup = z.object({ night: Day, madeAt: Instant, sizeBytes: z.int() });
export type OwnBackup = z.infer<typeof OwnBackup>;

export const copiesContract = {
  listBackups: query({
    area,
    name: 'listBackups',
    summary: 'Nightly backups of my own data, newest first',
    scope: 'person',
    input: {},
    output: z.array(OwnBackup).max(ownBackupNights),
  }),
  restoreBackup: command({
    area,
    name: 'restoreBackup',
    summary:
      'Bring my profile, preferences and notification settings back from a backup; no record of a circle changes',
    scope: 'person',
    input: { night: Day },
    output: z.object({}),
  }),
  restoreCircle: command({
    area,
    name: 'restoreCircle',
    summary:
      'Make a new circle of the copy of one, with its records and the person who restores it as the only member',
    scope: 'person',
    bodyBytes: 1.25 * circleCopyLimits.characters,
    input: { newCircleId: Id, name: CircleName, file: CircleCopyText },
    output: z.object({ circle: Circle, records: z.int() }),
  }),
};
