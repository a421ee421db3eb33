import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** What an upload is compared with: bare `node:http` that appends each body to a file (`COPY_FILE`), and nothing else. */
const server = createServer((request, response) => {
  pipeline(request, createWriteStream(process.env.COPY_FILE ?? '', { flags: 'a' })).then(
    () => response.writeHead(204).end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.info(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
