import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../../configuration';
import type { GatewayOptions } from '../../gateway/gateway';
import { findProgram } from './find-program';
import { freePort } from './free-port';
import { readFakeTexts, type FakeText } from './read-fake-texts';
import { runProgram, type RunningProgram } from './running-program';

const bearerbox = findProgram('bearerbox') ?? '';
const smsbox = findProgram('smsbox') ?? '';
/** Plays the network of telephones: takes what it is given, and every text arrives. */
const fakeNetwork = '/usr/lib/kannel/test/fakesmsc';

/** Whether Kannel is installed, with the network of telephones for its tests. */
export const hasKannel = Boolean(bearerbox && smsbox) && existsSync(fakeNetwork);

/** Numbers that begin so are in no network. */
export const unroutable = '+1999';

/** A Kannel of the test's own, set up as `server/README.md` tells operators. */
export interface Kannel {
  sms: GatewayOptions;
  /** What telephones have got since the last start. */
  texts(): FakeText[];
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function startKannel(): Promise<Kannel> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kannel-'));
  const file = path.join(folder, 'kannel.conf');
  const [adminPort, boxPort, networkPort, sendingPort] = [
    ...[await freePort(), await freePort()],
    ...[await freePort(), await freePort()],
  ];
  const { environment, user } = readManual();
  writeFileSync(
    file,
    `group = core
admin-port = ${adminPort}
admin-interface = 127.0.0.1
admin-password = of-tests-alone
smsbox-port = ${boxPort}
smsbox-interface = 127.0.0.1
box-allow-ip = 127.0.0.1

group = smsc
smsc = fake
smsc-id = network
port = ${networkPort}
connect-allow-ip = 127.0.0.1
denied-prefix = ${unroutable}

group = smsbox
bearerbox-host = 127.0.0.1
sendsms-port = ${sendingPort}
sendsms-interface = 127.0.0.1

${user}`,
  );
  let running: RunningProgram[] = [];
  const run = (program: string, ...args: string[]) => {
    const started = runProgram(program, args);
    running.push(started);
    return started;
  };
  const start = async () => {
    const core = run(bearerbox, file);
    await core.writes(/entering mainloop/);
    run(fakeNetwork, '-H', '127.0.0.1', '-r', String(networkPort), '-m', '0', '1 2 text nothing');
    await core.writes(/Fakesmsc client connected/);
    await run(smsbox, file).writes(/Connected to bearerbox/);
  };
  const stop = async () => {
    await Promise.all(running.map((program) => program.kill()));
    running = [];
  };
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const url = (environment.SMS_URL ?? '').replace('kannel.example:13013', `127.0.0.1:${sendingPort}`);
  const { sms } = readConfiguration({ ...environment, SMS_URL: url });
  if (!sms) throw new Error('The manual does not set up SMS.');
  return {
    sms,
    texts: () => readFakeTexts(running.map((program) => program.written()).join('\n')),
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The settings for Kannel, and its own part of them, as operators read them: what is proved is what stands there. */
function readManual(): { environment: Record<string, string>; user: string } {
  const manual = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8');
  const [, user = ''] = /```ini\n(group = sendsms-user\n[^`]*)```/.exec(manual) ?? [];
  const [, settings = ''] = /```sh\n(SMS_URL='\S+\/sendsms[^`]*)```/.exec(manual) ?? [];
  const lines = settings.trim().split('\n');
  const environment = Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(\w+)='?([^']*)'?$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  return { environment, user };
}
