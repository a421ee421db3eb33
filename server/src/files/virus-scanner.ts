import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** Looks for viruses in what members upload. */
export interface VirusScanner {
  /** @throws Error when it cannot be asked. */
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
      await Promise.race([send(socket, bytes), answer]);
      const said = await answer;
      if (said.endsWith('OK')) return true;
      if (said.endsWith('FOUND')) return false;
      throw new Error(`The virus scanner said: ${said}`);
    },
  };
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
