import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster';

/** One PostgreSQL for all files of a run. */
export interface SharedPostgres {
  /** Where a worker asks for its connection string: the first to ask has it started, which takes seconds. */
  askAt: string;
  remove(): Promise<void>;
}

export async function sharePostgres(): Promise<SharedPostgres> {
  let cluster: Promise<PostgresCluster> | undefined;
  const desk = createServer((_request, response) => {
    cluster ??= startPostgresCluster();
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  return {
    askAt: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    async remove() {
      desk.close();
      await (await cluster)?.remove();
    },
  };
}

/** Connection string of the run's PostgreSQL. */
export async function askForPostgres(askAt: string): Promise<string> {
  const answer = await fetch(askAt);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
