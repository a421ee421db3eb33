import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { refuse } from '../refuse';

/** Looks for viruses in what members upload. */
export interface VirusScanner {
  /** @throws UNAVAILABLE when it cannot be asked, or did not look at all of it. */
  isClean(bytes: AsyncIterable<Buffer>): Promise<boolean>;
}

const patienceMs = 60_000;

/** A ClamAV daemon at `tcp://host:port` or `unix:///path`, asked over its command INSTREAM. */
export function createClamScanner(address: string): VirusScanner {
  const { protocol, hostname, port, pathname } = new URL(address);
  const open = () =>
    protocol === 'unix:' ? connect(pathname) : connect({ host: hostname, port: Number(port || 3310) });
  return {
    async isClean(bytes) {
      const socket = open().setTimeout(patienceMs);
      socket.on('timeout', () => socket.destroy(new Error('The virus scanner does not answer.')));
      const answer = textOf(socket);
      const said = await Promise.race([send(socket, bytes).then(() => answer), answer]).catch(orUnavailable);
      if (said.endsWith('OK')) return true;
      if (said.endsWith('FOUND')) return false;
      return orUnavailable(new Error(said));
    },
  };
}

/** What nobody looked at is not let in; it waits where it is. */
function orUnavailable(cause: unknown): never {
  const message = 'The virus scanner cannot look at this file now.';
  throw Object.assign(refuse('UNAVAILABLE', { message, retryAfterSeconds: 30 }), { cause });
}

async function send(socket: Socket, bytes: AsyncIterable<Buffer>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const part of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    socket.write(length);
    if (!socket.write(part)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text.replace(/\0/g, '').trim();
}
