import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { GatewayOptions } from '../gateway/gateway';

/** What a gateway was asked to hand on. */
interface Taken {
  to: string;
  text: string;
  language?: string;
  report?: string;
}

export interface ScriptedGateway {
  texts: Taken[];
  calls: Taken[];
  /** What it answers from now on; 200 at first. */
  answers: { texts: number; calls: number };
  /** What is awaited before each answer; nothing at first. */
  before: Record<'texts' | 'calls', (taken: Taken) => Promise<void>>;
  sms: GatewayOptions;
  voice: GatewayOptions;
  stop(): Promise<void>;
}

/** A gateway for texts and calls on a port of its own, that takes what it is told to take. */
export async function startScriptedGateway(): Promise<ScriptedGateway> {
  const texts: Taken[] = [];
  const calls: Taken[] = [];
  const answers = { texts: 200, calls: 200 };
  const before: ScriptedGateway['before'] = { texts: async () => {}, calls: async () => {} };
  const server = createServer((request, response) => {
    const kind = request.url === '/calls' ? 'calls' : 'texts';
    void json(request).then(async (body) => {
      if (answers[kind] === 200) (kind === 'calls' ? calls : texts).push(body as Taken);
      await before[kind](body as Taken);
      response.writeHead(answers[kind]).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = { from: '+15005550006', body: 'json' };
  return {
    ...{ texts, calls, answers, before },
    sms: { ...options, url: `${origin}/texts` },
    voice: { ...options, url: `${origin}/calls` },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
