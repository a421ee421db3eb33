import type * as z from 'zod';

/**
 * What is wrong with an input, as code by field path (`changes.title`), the first fault of each field; empty when it fits.
 * Browser and server read faults with this one function, so that both show the same words at the field (ALL-3).
 */
export function fieldCodes(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  return error ? codesOfIssues(error.issues) : {};
}

/** The same for issues that are already known. */
export function codesOfIssues(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const issue of issues) codes[issue.path.join('.')] ??= codeOf(issue);
  return codes;
}

// A rule of our own carries its code as its message; the library's sentences have spaces.
function codeOf({ code, message }: z.core.$ZodIssue): string {
  return /^[a-z_]+$/.test(message) ? message : code;
}
