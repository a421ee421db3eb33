import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMail } from './create-file-mail';

let folder: string;
let named: string[];
const log = { info: (line: { file: string }) => void named.push(line.file) };
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'letters-')), 'mail');
  named = [];
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const send = (subject: string, most = 3) =>
  createFileMail({ folder, log, most } as Parameters<typeof createFileMail>[0]).send({
    ...{ to: 'ana@example.org', subject, text: 'Hola, Ana · 1', html: '<p>Hola, Ana · 1</p>' },
  });

describe('AUTH-3 letters without a mail server', () => {
  it('AUTH-3 are files that a mail program opens, named in the log, and nobody is told that they were sent', async () => {
    await send('Cambia tu contraseña');
    expect(createFileMail({ folder, log } as Parameters<typeof createFileMail>[0]).isConfigured).toBe(false);
    const [file = ''] = named;
    const letter = await PostalMime.parse(await readFile(file));
    expect(letter).toMatchObject({ subject: 'Cambia tu contraseña', to: [{ address: 'ana@example.org' }] });
    expect(letter.text?.trim()).toBe('Hola, Ana · 1');
    expect(letter.html).toContain('<p>Hola, Ana · 1</p>');
  });

  it('AUTH-3 belong to the owner of the folder alone: they hold secrets', async () => {
    await send('One');
    expect((await stat(named[0] ?? '')).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('AUTH-3 are bounded in number: the newest stay', async () => {
    for (const subject of ['One', 'Two', 'Three', 'Four', 'Five']) await send(subject);
    expect((await readdir(folder)).sort()).toEqual(named.slice(2).map((file) => path.basename(file)));
  });
});
