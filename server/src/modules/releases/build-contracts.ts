import { schemaBreak, writtenSchema, type JsonSchema } from '@carecircle/contracts/report';
import { eventMap, isEventType } from '@carecircle/contracts/schemas';
import * as z from 'zod';

/** `contracts.json` of a build that was made with the kit. */
export const BuildContracts = z.object({
  /** Shared library → the names of it that the build uses. */
  uses: z.record(z.string(), z.array(z.string())),
  /** Event that it listens for → the JSON Schema that it reads it by. */
  events: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type BuildContracts = z.infer<typeof BuildContracts>;

/** Shared library → the names that the shell has of it. */
export type ShellExports = Readonly<Record<string, readonly string[]>>;

/**
 * Why a build does not fit this shell and server, null where it does (REL-5): it uses a name which the shell's libraries have not, or could
 * not read an event as the server writes it. It needs no discipline with version numbers. A build without `contracts.json` has its
 * ranges alone.
 */
export function misfitOf(contracts: BuildContracts | null, exports: ShellExports): string | null {
  if (!contracts) return null;
  for (const [library, names] of Object.entries(contracts.uses)) {
    const there = exports[library];
    const missing = there && names.find((name) => !there.includes(name));
    if (missing !== undefined) return `uses ${missing} of ${library}, which the shell has not`;
  }
  for (const [type, wanted] of Object.entries(contracts.events)) {
    if (!isEventType(type)) return `listens for ${type}, which nobody tells here`;
    const reason = schemaBreak(writtenSchema(eventMap[type].payload), wanted as JsonSchema);
    if (reason !== null) return `could not read ${type}: ${reason}`;
  }
  return null;
}
