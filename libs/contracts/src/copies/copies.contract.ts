import * as z from 'zod';
import { command } from '../api/operation';
import { Circle, CircleName } from '../circles/circle';
import { Id } from '../primitives';
import { circleCopyLimits } from './copy-choices';

const area = 'copies';

/** The text of a copied circle's file; what is in it is checked before anything is written. */
const CircleCopyText = z
  .string()
  .refine((text) => text.length <= circleCopyLimits.characters, { error: 'copy_large' });

export const copiesContract = {
  restoreCircle: command({
    area,
    name: 'restoreCircle',
    summary: 'Make a new circle of the copy of one, with its records; whoever does it is its only member',
    scope: 'person',
    bodyBytes: 3 * circleCopyLimits.characters,
    input: { newCircleId: Id, name: CircleName, file: CircleCopyText },
    output: z.object({ circle: Circle, records: z.int() }),
  }),
};
