import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

interface ReceivedPush {
  /** The path that it came to: which browser it is for. */
  path: string;
  headers: IncomingMessage['headers'];
  /** What the browser reads. */
  body: Record<string, unknown>;
}

/** A browser's subscription at this push service. */
export interface TestSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface TestPushService {
  origin: string;
  /** What browsers got, oldest first. */
  received: ReceivedPush[];
  subscribe(path: string): TestSubscription;
  /** From now on it answers this status on a path; `hang` never answers. */
  answer(path: string, status: number | 'hang'): void;
  /** From now on it answers on a path only once the function is called that this gives. */
  hold(path: string): () => void;
  /** How often something was posted to a path, whatever it answered. */
  asked(path: string): number;
  stop(): Promise<void>;
}

/** A push service on loopback that decrypts as browsers do (RFC 8291). */
export async function startPushService(): Promise<TestPushService> {
  const received: ReceivedPush[] = [];
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, number | 'hang'>();
  const asked = new Map<string, number>();
  const held = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    void buffer(request).then(async (bytes) => {
      const path = request.url ?? '';
      asked.set(path, (asked.get(path) ?? 0) + 1);
      await held.get(path);
      const answer = answers.get(path) ?? 201;
      const browser = browsers.get(path);
      if (answer === 'hang') return;
      if (answer === 201 && browser) {
        const { keys: privateKey, auth: authSecret } = browser;
        const clear = ece.decrypt(bytes, { version: 'aes128gcm', privateKey, authSecret });
        const body = JSON.parse(clear.toString('utf8')) as ReceivedPush['body'];
        received.push({ path, headers: request.headers, body });
      }
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe(path) {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      browsers.set(path, { keys, auth });
      return { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    answer: (path, status) => void answers.set(path, status),
    hold(path) {
      let goOn = () => {};
      held.set(path, new Promise((resolve) => (goOn = resolve)));
      return goOn;
    },
    asked: (path) => asked.get(path) ?? 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
