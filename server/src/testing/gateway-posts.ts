import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Posted {
  method: string | undefined;
  path: string | undefined;
  type: string | undefined;
  authorization: string | undefined;
  body: string;
}

/** An HTTP interface on a port of its own that notes what is sent to it, as it comes over the line. */
export interface GatewayPosts {
  posted: Posted[];
  /** What it answers from now on; 201 at first. */
  answer: { status: number };
  /** `user` stands before the host, as `name:password@`. */
  url(path: string, user?: string): string;
  stop(): Promise<void>;
}

export async function startGatewayPosts(): Promise<GatewayPosts> {
  const posted: Posted[] = [];
  const answer = { status: 201 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization, 'content-type': type } = request.headers;
      posted.push({ method: request.method, path: request.url, type, authorization, body });
      response.writeHead(answer.status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ posted, answer },
    url: (path, user = '') => `http://${user}127.0.0.1:${port}${path}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
