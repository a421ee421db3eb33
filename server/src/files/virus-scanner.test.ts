import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createClamScanner } from './virus-scanner';

/** Answers as a ClamAV daemon does (clamd, INSTREAM): EICAR's name is in what it calls infected. */
function fakeDaemon(answer: (content: Buffer) => string) {
  const server = createServer((socket) => {
    let came = Buffer.alloc(0);
    socket.on('data', (part) => {
      came = Buffer.concat([came, part]);
      const content = contentOf(came);
      if (content) socket.end(`${answer(content)}\0`);
    });
  });
  stop = () => server.close();
  return new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

let stop: () => void = () => undefined;
afterEach(() => stop());

function contentOf(came: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  expect(came.subarray(0, command.length).equals(command)).toBe(true);
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= came.length;) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

it('VAULT-1 asks the scanner with the whole file, and believes what it says', async () => {
  const address = await fakeDaemon((content) =>
    content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK',
  );
  const scanner = createClamScanner(address);
  expect(await scanner.isClean(parts('all ', 'is well'))).toBe(true);
  expect(await scanner.isClean(parts('EI', 'CAR'))).toBe(false);
});

it('VAULT-1 a scanner that fails or is away calls nothing clean', async () => {
  const address = await fakeDaemon(() => 'INSTREAM size limit exceeded. ERROR');
  await expect(createClamScanner(address).isClean(parts('x'))).rejects.toThrow('size limit');
  stop();
  await expect(createClamScanner('tcp://127.0.0.1:1').isClean(parts('x'))).rejects.toThrow();
});
