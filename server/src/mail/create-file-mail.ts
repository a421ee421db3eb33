import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Mail } from './mail';
import { messageOf } from './message-of';

interface FileMailOptions {
  folder: string;
  log: Pick<Logger, 'info'>;
  /** How many letters are kept, the newest. */
  most?: number;
}

const sender = 'CareCircle <carecircle@localhost>';

/**
 * Letters of an installation without a mail server: files that any mail program opens, each named in the log, so that whoever runs
 * it can read and pass on what would have been sent. They hold secrets and are for the owner of the folder alone.
 */
export function createFileMail({ folder, log, most = 200 }: FileMailOptions): Mail {
  return {
    isConfigured: false,
    async send(letter) {
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
        messageOf(letter, sender),
      );
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
      written += 1;
      const turn = String(written).padStart(6, '0');
      const file = path.join(folder, `${stamp}-${turn}-${randomBytes(3).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, 'no mail server is set: a letter was written to a file');
      await keepNewest(folder, most);
    },
    close: () => undefined,
  };
}

/** Of one moment, the first comes first; other processes have other moments, or chance decides. */
let written = 0;

/** Names begin with the time, so that the oldest come first. */
async function keepNewest(folder: string, most: number): Promise<void> {
  const letters = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const old = letters.slice(0, Math.max(letters.length - most, 0));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}
