import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSseWriter, type SseWriter } from './sse-writer';
import { eventually } from '../../testing/eventually';

const event = 'x'.repeat(65_536);
const patienceMs = 20_000;
let server: Server;
let browser: Socket;
let response: ServerResponse;
let writer: SseWriter;

describe('a browser that asks for the stream and never reads it', () => {
  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    browser.on('error', () => undefined);
    browser.write('GET /api/events HTTP/1.1\r\nhost: x\r\n\r\n');
    [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    writer = createSseWriter(response);
    await fill();
  });
  afterEach(() => {
    vi.useRealTimers();
    browser.destroy();
    server.closeAllConnections();
    server.close();
  });

  it('costs the memory of one event and is let go after 20 s', async () => {
    expect(writer.isBehind()).toBe(true);
    expect(response.writableLength).toBeLessThan(2 * event.length);
    vi.advanceTimersByTime(patienceMs);
    await writer.closed;
  });

  it('is let go 20 s after the end of the stream, too', async () => {
    writer.end();
    vi.advanceTimersByTime(patienceMs);
    await writer.closed;
    expect(response.destroyed).toBe(true);
  });

  it('goes on where it stood once it reads', async () => {
    const written = writer.write('domain', 'the last');
    let received = '';
    browser.on('data', (chunk) => (received += chunk.toString())).resume();
    await written;
    await eventually(() => expect(received).toContain('"the last"'));
    expect(writer.isClosed()).toBe(false);
  });
});

/** Writes until the buffers of the system on both sides are full. */
async function fill(): Promise<void> {
  for (let count = 0; count < 1_000; count += 1) {
    const written = writer.write('domain', event).then(() => true);
    if (!(await Promise.race([written, wait(300, false)]))) return;
  }
  throw new Error('The system takes all of it.');
}
