import { satisfiesRange } from '../remotes/satisfies-range';
import { operationsOf, type Contract, type ContractReport } from './contract-report';
import { readSchema, writtenSchema } from './json-schemas';
import { schemaBreak, type JsonSchema } from './schema-break';
import { withShapes } from './shapes';

/**
 * What a page that was built with the recorded contract would misread or be refused with this one, in words for whoever changed it; none
 * where only something was added (REL-5). Events and answers have to be as they were read, inputs may ask for no more than they did.
 */
export function contractBreaks(recorded: ContractReport, contract: Contract): string[] {
  const { shapes } = recorded;
  const inline = (schema: JsonSchema) => withShapes(schema, shapes);
  const operations = new Map(operationsOf(contract));
  const ofEvents = Object.entries(recorded.events).map(([type, { payload }]) => {
    const present = contract.events[type];
    if (!present) return `${type} is told no more`;
    return said(type, schemaBreak(writtenSchema(present.payload), inline(payload)));
  });
  const ofOperations = Object.entries(recorded.operations).flatMap(([key, { kind, input, output }]) => {
    const present = operations.get(key);
    if (!present) return [`${key} is no operation any more`];
    if (present.kind !== kind) return [`${key} is a ${present.kind}, not a ${kind}`];
    return [
      said(`${key} input`, schemaBreak(inline(input), readSchema(present.input))),
      said(`${key} answer`, schemaBreak(writtenSchema(present.output), inline(output))),
    ];
  });
  return [...ofEvents, ...ofOperations].filter((reason) => reason !== null);
}

/** Whether a version may break what the recorded one promised: below 1.0 the minor number counts as the major one. */
export function isOtherMajor(recorded: string, present: string): boolean {
  return !satisfiesRange(present, `^${recorded}`);
}

function said(what: string, reason: string | null): string | null {
  return reason && `${what}: ${reason}`;
}
