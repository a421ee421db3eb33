import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Asked {
  messages: { role: string; content?: string }[];
}

/** What the endpoint of a language model says next. */
export type Step = { text: string } | { skill: string; request: string };

/** An OpenAI-compatible endpoint that says what its script says of what it was asked. */
export interface ScriptedModel {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export async function startScriptedModel(script: (asked: Asked) => Step): Promise<ScriptedModel> {
  const server = createServer((request, response) => {
    void json(request).then((asked) => {
      const step = script(asked as Asked);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: messageOf(step) }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: { LOUISE_MODEL_URL: `http://127.0.0.1:${port}/v1`, LOUISE_MODEL: 'scripted' },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function messageOf(step: Step) {
  if ('text' in step) return { content: step.text };
  const { skill: name, request } = step;
  return { tool_calls: [{ id: 'call', function: { name, arguments: JSON.stringify({ request }) } }] };
}
