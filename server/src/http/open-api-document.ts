import { RefusalBody } from '@carecircle/contracts/schemas';
import { apiContract } from '@carecircle/contracts/api';
import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

let made: Promise<OpenAPI.Document> | undefined;

/** OpenAPI 3.1 of every operation and of the event stream. Made once, when first asked for. */
export function openApiDocument(): Promise<OpenAPI.Document> {
  made ??= makeDocument();
  return made;
}

async function makeDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(apiContract, {
    info: { title: 'CareCircle', version: '0.1.0' },
    servers: [{ url: '/api' }],
    commonSchemas: { Refusal: { schema: RefusalBody } },
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post]) {
      if (operation) Object.assign(operation, { responses: { ...operation.responses, default: refusal } });
    }
  }
  Object.assign(document, { paths: { ...document.paths, '/events': { get: eventStream } } });
  return document;
}

const refusal: OpenAPI.ResponseObject = {
  description: 'A refusal: its code says why, its fields name the inputs that are not right',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const eventStream: OpenAPI.OperationObject = {
  operationId: 'events.stream',
  summary: 'Live events of my own log and of a circle, as server-sent events',
  tags: ['events'],
  parameters: [
    {
      name: 'positions',
      in: 'query',
      required: true,
      description: 'Where to begin: `<scopeId>:<sequence>` pairs, separated by commas',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description:
        'Events named `domain` (a DomainEvent), `signal`, `position` (reached positions) and `reset` (read the session again)',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    default: refusal,
  },
};
