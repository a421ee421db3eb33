import * as z from 'zod';
import { refusalStatus, type RefusalCode } from './refusal-status';

/**
 * What the server answers instead of a result. `fields` names inputs by their path, for messages at the field; `details` are
 * values for the words of this code.
 */
export const RefusalBody = z.object({
  code: z.enum(Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]]),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;
