import type { FastifyInstance } from 'fastify';
import { CannotStart } from './cannot-start';

interface Place {
  port: number;
  host: string;
}

/**
 * Opens the port; gives the address.
 *
 * @throws CannotStart
 */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    return await app.listen(place);
  } catch (cause) {
    const message = explain((cause as NodeJS.ErrnoException).code, place);
    throw message ? new CannotStart(message, { cause }) : cause;
  }
}

function explain(code: string | undefined, { port, host }: Place): string | null {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken. Choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened. Choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is no address of this machine.`;
  return null;
}
