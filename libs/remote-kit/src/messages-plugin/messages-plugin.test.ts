// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messagesPlugin } from './messages-plugin';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carecircle-messages-'));
  await mkdir(join(folder, 'messages'));
  await writeFile(join(folder, 'entry.js'), "export { default } from './messages/en.json';");
});

afterEach(() => rm(folder, { recursive: true }));

async function buildWith(messages: object): Promise<string> {
  await writeFile(join(folder, 'messages/en.json'), JSON.stringify(messages));
  const result = await build({
    root: folder,
    logLevel: 'silent',
    plugins: [messagesPlugin()],
    build: { write: false, minify: false, lib: { entry: join(folder, 'entry.js'), formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}

it('compiles messages at build, so that the browser needs no parser', async () => {
  const code = await buildWith({
    'bills.due': '{count, plural, one {# bill} other {# bills}}',
    title: 'Bills',
  });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const built = (await import(/* @vite-ignore */ url)) as { default: Record<string, unknown> };
  expect(built.default).toEqual({
    'bills.due': [['count', 2, { one: [0, ' bill'], other: [0, ' bills'] }]],
    title: 'Bills',
  });
});

it('names file and key of a message that does not parse', async () => {
  await expect(buildWith({ broken: '{count, plural, one {# bill}' })).rejects.toThrow(
    /messages\/en\.json: 'broken' is not ICU MessageFormat/,
  );
});
