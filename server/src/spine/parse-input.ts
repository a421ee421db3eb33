import type * as z from 'zod';
import { refuse } from '../refuse';
import type { Contract } from './contract-types';

/** Reads the input by the contract's schema; refuses INVALID_INPUT with the place and code of each mistake. */
export function parseInput(contract: Contract, raw: unknown): Record<string, unknown> {
  const schema = contract['~orpc'].inputSchema as z.ZodType<Record<string, unknown>>;
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const fields = read.error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ path: path.join('.'), code: codeOf(issue) }));
  });
  throw refuse('INVALID_INPUT', { message: 'Some fields are not right.', fields: fields.slice(0, 50) });
}

/** Our own rules carry a snake_case code as their message; zod's own are named by zod's code. */
function codeOf(issue: z.core.$ZodIssue): string {
  return /^[a-z]+(_[a-z]+)+$/.test(issue.message) ? issue.message : issue.code;
}

/** The answer as the contract allows it: fields that it does not name stay behind. An answer off contract throws. */
export function parseAnswer(contract: Contract, answer: unknown): unknown {
  return (contract['~orpc'].outputSchema as z.ZodType).parse(answer);
}
