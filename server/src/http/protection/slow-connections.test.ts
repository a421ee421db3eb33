import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

/** Longer than two looks at the line. */
const lateMs = 18_000;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({
    web: async () => (app) => {
      app.get('/large', (_request, reply) => reply.send(Buffer.alloc(30_000_000)));
      app.addContentTypeParser('application/late', (_request, _body, done) => done(null));
      app.post('/late', async (request) => {
        await wait(lateMs);
        return bytesOf(request.raw);
      });
    },
  });
  port = Number(new URL(await server.url()).port);
});
afterAll(() => server.stop());

function open(text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).write(text);
  return socket;
}

describe('a connection', () => {
  it('that asks and never reads is closed within 30 s', async () => {
    const before = await connections();
    const socket = open('GET /large HTTP/1.1\r\nhost: x\r\n\r\n').pause();
    await once(socket, 'connect');
    await expect.poll(connections, { timeout: 10_000 }).toBe(before + 1);
    await expect.poll(connections, { timeout: 35_000, interval: 200 }).toBe(before);
    socket.destroy();
  });

  it('with a body that is slow but goes on coming is answered', async () => {
    const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(30_000) });
    const head = `POST /api/account/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`;
    const socket = open(head);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    const closed = once(socket, 'close');
    for (let at = 0; at < body.length; at += 2_000) {
      socket.write(body.slice(at, at + 2_000));
      await wait(900);
    }
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  });

  it('VAULT-1 with a body that waits for a server that is busy is answered', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/late`, {
      method: 'POST',
      headers: { 'content-type': 'application/late' },
      body: new Uint8Array(512 * 1024),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { bytes: 512 * 1024 }]);
  });
});

async function bytesOf(body: AsyncIterable<Buffer>): Promise<{ bytes: number }> {
  let bytes = 0;
  for await (const part of body) bytes += part.length;
  return { bytes };
}

function connections(): Promise<number> {
  return new Promise((resolve) => {
    server.app.server.getConnections((_error, count) => resolve(count));
  });
}
