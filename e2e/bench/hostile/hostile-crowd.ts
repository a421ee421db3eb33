import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const idleSockets = 1_000;
const slowBodies = 50;
const hugeBodies = 5;
const post = 'POST /api/account/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const huge = JSON.stringify({ email: Array.from({ length: 20_000 }, (_, index) => ({ index })) });

/**
 * A thousand connections that say nothing, fifty that send a body byte by byte, five that send large JSON over and over.
 *
 * @returns the function that ends them.
 */
export async function startHostileCrowd(origin: string): Promise<() => void> {
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = async () => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname).resume();
    socket.on('error', () => undefined);
    sockets.add(socket);
    await once(socket, 'connect');
    return socket;
  };
  const drip = async () => {
    const socket = await open();
    socket.write(`${post}content-length: 1000\r\n\r\n{`);
    const timer = setInterval(() => socket.write(' '), 200);
    socket.once('close', () => {
      clearInterval(timer);
      if (!isOver) void drip();
    });
  };
  const shout = async () => {
    const socket = await open();
    const request = `${post}content-length: ${Buffer.byteLength(huge)}\r\n\r\n${huge}`;
    socket.on('data', () => setTimeout(() => isOver || socket.write(request), 100));
    socket.write(request);
  };
  const silence = async () => {
    const socket = await open();
    socket.once('close', () => isOver || void silence());
  };
  await Promise.all([
    ...Array.from({ length: idleSockets }, silence),
    ...Array.from({ length: slowBodies }, drip),
    ...Array.from({ length: hugeBodies }, shout),
  ]);
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
}
