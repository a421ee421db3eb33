import { schemaBreak, writtenSchema, type JsonSchema } from '@carecircle/contracts/report';
import { eventMap, isEventType } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { refuseBuild } from '../../modules/releases';
import type { ShellBuild } from '../page/shell-build';

/** `contracts.json` of a build that was made with the kit. */
const Contracts = z.object({
  uses: z.record(z.string(), z.array(z.string())),
  events: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/**
 * Refuses a build (BUILD_REFUSED) that uses a name which the shell's libraries have not, or could not read an event as the server
 * writes it (REL-5). It needs no discipline with version numbers. A build without `contracts.json` has its ranges alone.
 */
export function requireCompatible(file: Buffer | undefined, { exports }: Pick<ShellBuild, 'exports'>): void {
  if (!file) return;
  const { uses, events } = read(file);
  for (const [library, names] of Object.entries(uses)) {
    const there = exports[library];
    const missing = there && names.find((name) => !there.includes(name));
    if (missing !== undefined) refuseBuild(`uses ${missing} of ${library}, which the shell has not`);
  }
  for (const [type, wanted] of Object.entries(events)) {
    if (!isEventType(type)) refuseBuild(`listens for ${type}, which nobody tells here`);
    else {
      const reason = schemaBreak(writtenSchema(eventMap[type].payload), wanted as JsonSchema);
      if (reason !== null) refuseBuild(`could not read ${type}: ${reason}`);
    }
  }
}

function read(file: Buffer): z.infer<typeof Contracts> {
  try {
    return Contracts.parse(JSON.parse(file.toString()));
  } catch {
    return refuseBuild('contracts.json is not readable');
  }
}
