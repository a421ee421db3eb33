import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TileServer {
  /** What an operator sets. */
  environment: Record<string, string>;
  /** What was asked for, and the page that was named as asking. */
  asked: { path: string; referer: string | undefined }[];
  /** From now on it has no tiles. */
  lose(): void;
  stop(): Promise<void>;
}

/** One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg==',
  'base64',
);

/** A server of map tiles, as an operator may name one. */
export async function startTileServer(credit: string): Promise<TileServer> {
  const asked: TileServer['asked'] = [];
  let hasTiles = true;
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, referer: headers.referer });
    if (hasTiles)
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(png);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
      MAP_TILES_CREDIT: credit,
    },
    asked,
    lose: () => {
      hasTiles = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
