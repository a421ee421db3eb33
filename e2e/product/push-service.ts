import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

/** What a browser would have got: the clear text of a push, for its worker. */
export interface Pushed {
  text: string;
  title: string;
  notificationId: string | null;
  /** When it came, by `performance.now()`. */
  cameAt: number;
}

export interface PushService {
  origin: string;
  /** What one more browser is given when it subscribes, in the shape of `PushSubscription.toJSON()`. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What was pushed to an address so far, oldest first. */
  pushedTo(endpoint: string): Pushed[];
  stop(): Promise<void>;
}

/**
 * A push service on loopback, which decrypts as browsers do (RFC 8291). A browser without a screen cannot subscribe anywhere, so the
 * tests carry what comes here to its worker.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { privateKey: ReturnType<typeof createECDH>; authSecret: Buffer }>();
  const pushed: { path: string; pushed: Pushed }[] = [];
  const server = createServer((request, response) => {
    const cameAt = performance.now();
    void buffer(request).then((bytes) => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (!browser) return void response.writeHead(410).end();
      const text = ece.decrypt(bytes, { version: 'aes128gcm', ...browser }).toString('utf8');
      const told = JSON.parse(text) as Pick<Pushed, 'title' | 'notificationId'>;
      pushed.push({ path, pushed: { ...told, text, cameAt } });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe() {
      const path = `/${randomUUID()}`;
      const [privateKey, authSecret] = [createECDH('prime256v1'), randomBytes(16)];
      const p256dh = privateKey.generateKeys('base64url');
      browsers.set(path, { privateKey, authSecret });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: authSecret.toString('base64url') } };
    },
    pushedTo: (endpoint) =>
      pushed.filter(({ path }) => endpoint === `${origin}${path}`).map(({ pushed: each }) => each),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
