import { eventMap, isEventType } from '@carecircle/contracts/schemas';
import { parseSync, type Rolldown } from 'vite';
import * as z from 'zod';
import { lateSingletons, singletons } from './singletons';
import { wrapperPrefix } from './singleton-wrappers';

/** What a build relies on, by what it uses instead of by version numbers (REL-5). */
export interface BuildContracts {
  /** Singleton → the names of it that are left after shaking. */
  uses: Record<string, string[]>;
  /** Event → JSON schema of the payload that the build can read. */
  events: Record<string, unknown>;
}

/** What stands in `contracts.json`, which a server compares with what it serves when the build is published. */
export function buildContracts(bundle: Rolldown.OutputBundle, consumes: readonly string[]): BuildContracts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return {
    uses: Object.fromEntries(
      [...singletons, ...lateSingletons]
        .map((name) => [name, namesUsed(chunks, name)] as const)
        .filter(([, names]) => names.length > 0),
    ),
    events: Object.fromEntries(consumes.filter(isEventType).map((type) => [type, payloadSchema(type)])),
  };
}

/** What may come in: fields that are not known pass, and those with a default may be missing. */
function payloadSchema(type: keyof typeof eventMap): unknown {
  return z.toJSONSchema(eventMap[type].payload, { io: 'input', unrepresentable: 'any' });
}

function namesUsed(chunks: readonly Rolldown.OutputChunk[], singleton: string): string[] {
  const wrapped = chunks.flatMap((chunk) => chunk.modules[wrapperPrefix + singleton]?.renderedExports ?? []);
  const isLate = (lateSingletons as readonly string[]).includes(singleton);
  const imported = isLate ? chunks.flatMap(({ fileName, code }) => importsOf(fileName, code, singleton)) : [];
  return [...new Set([...wrapped, ...imported])].filter((name) => name !== 'default').sort();
}

function importsOf(file: string, code: string, from: string): string[] {
  return parseSync(file, code)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === from)
    .flatMap(({ entries }) => entries.flatMap(({ importName }) => importName.name ?? []));
}
