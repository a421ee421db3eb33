import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';

const run = promisify(execFile);
const versions = '/usr/lib/postgresql';
const programs = existsSync(versions)
  ? readdirSync(versions)
      .sort((a, b) => Number(a) - Number(b))
      .map((version) => path.join(versions, version, 'bin'))
      .filter((folder) => existsSync(path.join(folder, 'initdb')))
      .at(-1)
  : undefined;

/** Whether PostgreSQL's programs lie where Debian puts them. */
export const hasPostgresPrograms = programs !== undefined;

/** A PostgreSQL of the test's own, which it may stop and start. */
export interface PostgresCluster {
  url: string;
  start(): Promise<void>;
  /** `immediate` is a crash: the next start recovers from the log. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

export async function startPostgresCluster(): Promise<PostgresCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carecircle-postgres-'));
  const owner = ownerOfDatabases();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const call = (program: string, ...args: string[]) =>
    run(path.join(programs ?? '', program), ['-D', data, ...args], { ...owner, cwd: folder });
  const port = await freePort();
  await call('initdb', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const start = async () =>
    void (await call('pg_ctl', '-w', '-o', settings, '-l', path.join(folder, 'log'), 'start'));
  const stop = async (mode: string) => void (await call('pg_ctl', '-w', '-m', mode, 'stop'));
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then the system's own user for it does. */
function ownerOfDatabases(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
