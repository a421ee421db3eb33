import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What all files of a run share, named by one line of text. */
interface Shared {
  /** Where a worker asks for it: the first to ask has it made. */
  askAt: string;
  remove(): Promise<void>;
}

/** What was made for a run, and what ends it. */
export interface Made {
  /** Names it: an address or a folder. */
  text: string;
  remove(): Promise<void>;
}

/** Offers to the workers of a run what takes seconds to make, and is made only where one of them needs it. */
export async function shareOnce(make: () => Promise<Made>): Promise<Shared> {
  let made: Promise<Made> | undefined;
  const desk = createServer((_request, response) => {
    made ??= make();
    made.then(
      ({ text }) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  return {
    askAt: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    async remove() {
      desk.close();
      await (await made)?.remove();
    },
  };
}

/** The text that names what is shared; rejects with what its making failed of. */
export async function askFor(askAt: string): Promise<string> {
  const answer = await fetch(askAt);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
