import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Options } from '../../files/s3/create-s3-file-store';
import { findProgram } from './find-program';
import { freePort } from './free-port';

/** OpenStack Swift with its S3 interface: signatures, sums and ranges are its own, none of ours. */
export interface SwiftServer {
  options: S3Options;
  stop(): Promise<void>;
}

const kinds = ['account', 'container', 'object'] as const;

/** Whether Swift is installed, with all four of its servers. */
export const hasSwift = [...kinds, 'proxy'].every(
  (kind) => findProgram(`swift-${kind}-server`) !== undefined,
);

/** Starts the four servers of Swift on ports of their own, with their data in a folder that goes with them. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'swift-'));
  const ports = Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, await freePort()] as const)),
  ) as Record<(typeof kinds)[number], number>;
  const proxyPort = await freePort();
  mkdirSync(path.join(folder, 'devices/d1'), { recursive: true });
  writeFileSync(path.join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = tests\n');
  const children: ChildProcess[] = [];
  const run = (kind: string, text: string) => {
    const file = path.join(folder, `${kind}.conf`);
    writeFileSync(file, text);
    const child = spawn(`swift-${kind}-server`, [file], {
      env: { ...process.env, SWIFT_DIR: folder },
      stdio: 'ignore',
    });
    children.push(child);
  };
  makeRings(folder, ports);
  for (const kind of kinds) {
    run(
      kind,
      `[DEFAULT]
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${ports[kind]}
workers = 0
user = ${userName()}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
    );
  }
  run('proxy', proxyConfiguration(folder, proxyPort));
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  await Promise.all(
    [...Object.values(ports), proxyPort].map((each) => untilAnswers(`http://127.0.0.1:${each}/info`)),
  );
  const options = {
    ...{ endpoint, region: 'us-east-1', bucket: 'carecircle-files' },
    ...{ accessKeyId: 'test:tester', secretAccessKey: 'testing' },
  };
  await makeBucket(options);
  return {
    options,
    async stop() {
      await Promise.all(children.map(ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function proxyConfiguration(folder: string, port: number): string {
  return `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userName()}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
`;
}

/** By Swift's own library in one program of Python: its command line starts nine of them, which take half a minute of the processor. */
const ringMaker = `
import sys
from swift.common.ring import RingBuilder
folder = sys.argv[1]
for kind, port in zip(sys.argv[2::2], sys.argv[3::2]):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1.0})
    builder.rebalance()
    builder.get_ring().save(folder + '/' + kind + '.ring.gz')
`;

function makeRings(folder: string, ports: Record<string, number>): void {
  const args = Object.entries(ports).flatMap(([kind, port]) => [kind, String(port)]);
  execFileSync(pythonOfSwift(), ['-c', ringMaker, folder, ...args], { stdio: 'ignore' });
}

/** The Python that Swift was installed for, named in the first line of its programs. */
function pythonOfSwift(): string {
  const program = readFileSync(findProgram('swift-proxy-server') ?? '', 'utf8');
  return /^#!\s*(\S+)/.exec(program)?.[1] ?? 'python3';
}

async function makeBucket(options: S3Options): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    ...{ endpoint: endpoint ?? '', region, forcePathStyle: true },
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: options.bucket }));
  client.destroy();
}

function userName(): string {
  return execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return;
    if (tries > 300) throw new Error('Swift does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
