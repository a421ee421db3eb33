import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../base-test';
import { onlyWhole } from '../depth';
import { copyInstallation } from '../product/copy-installation';
import { runServer } from '../product/run-server';
import { startProduct, type Product } from '../product/start-product';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.dispose());

/** Starts a server that must end by itself with one line and the code of a failure. */
async function expectRefused(environment: Record<string, string>, line: RegExp, entry?: string) {
  const server = runServer({ PORT: '0', DATA_DIR: product.dataDir, ...environment }, entry);
  await expect(server.ready).rejects.toThrow();
  expect(server.complaint()).toMatch(line);
  expect(server.complaint().trimEnd().split('\n')).toHaveLength(1);
  expect(await server.ended).toBe(1);
}

test('a second server on a data folder is refused in one line, and the first goes on', async () => {
  await expectRefused({}, /^The data folder .+ is in use by process \d+\. Stop that one first/);
  expect((await fetch(`${product.origin}/ready`)).status).toBe(200);
});

test.describe('a start ends with one line when', () => {
  test.beforeAll(() => product.stop());

  const wrong: [string, Record<string, string>, RegExp][] = [
    ['a setting is wrong', { PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535$/m],
    ['a proxy is no address', { TRUSTED_PROXIES: 'proxy' }, /^TRUSTED_PROXIES must be addresses such as/],
    ['the host is another machine', { HOST: '203.0.113.1' }, /^HOST 203\.0\.113\.1 is no address of this/],
    ['the host is unknown', { HOST: 'nobody.invalid' }, /^HOST nobody\.invalid is no address of this/],
    [
      'nobody answers at the database',
      { DATABASE_URL: 'postgres://127.0.0.1:1/care' },
      /^The database cannot be used: connect/,
    ],
    ['the key is no key', { DATA_KEY: 'short' }, /^DATA_KEY must be 32 bytes in base64$/m],
  ];
  for (const [index, [what, environment, line]] of wrong.entries())
    test(what, index === 0 ? {} : onlyWhole, () => expectRefused(environment, line));

  test('the port is taken', onlyWhole, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const line = new RegExp(
      `^Port ${port} on 127\\.0\\.0\\.1 is taken\\. Choose another one with PORT\\.$`,
      'm',
    );
    await expectRefused({ PORT: String(port) }, line);
    other.close();
  });

  test('the data folder is a file', onlyWhole, async () => {
    const file = join(tmpdir(), `carecircle-no-folder-${process.pid}`);
    writeFileSync(file, '');
    await expectRefused({ DATA_DIR: file }, /^The data folder .+ cannot be used: it is a file\./);
    await expectRefused({ DATA_DIR: join(file, 'below') }, /cannot be used: a part of its path is a file\./);
    rmSync(file);
  });

  test('a part of the product was never built', onlyWhole, async () => {
    const installation = copyInstallation();
    rmSync(join(installation.folder, 'mfe-finance/dist'), { recursive: true });
    await expectRefused({}, /^Not built: mfe-finance\. Run: npm run build$/m, installation.serverEntry);
    rmSync(join(installation.folder, 'shell/dist'), { recursive: true });
    await expectRefused({}, /^Not built: shell\. Run: npm run build$/m, installation.serverEntry);
    installation.remove();
  });

  test('the key file is damaged', onlyWhole, async () => {
    const file = join(product.dataDir, 'data.key');
    const key = readFileSync(file);
    truncateSync(file, 10);
    await expectRefused({}, /data\.key must hold 32 bytes in base64\.$/m);
    writeFileSync(file, key);
  });

  test('the key file is missing or another one, and no new one is made', async () => {
    const file = join(product.dataDir, 'data.key');
    const key = readFileSync(file);
    rmSync(file);
    await expectRefused(
      {},
      /^The key .+data\.key is missing, and this database was made with it\. Put back /m,
    );
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, Buffer.alloc(32).toString('base64'));
    await expectRefused({}, /data\.key is not the key that this database was made with\. Put back /m);
    writeFileSync(file, key);
  });

  test('the database in the folder is damaged, and the folder is free again', onlyWhole, async () => {
    truncateSync(join(product.dataDir, 'database/global/pg_control'), 10);
    await expectRefused({}, /^The database in .+ cannot be opened\. Nothing was changed;/);
    expect(existsSync(join(product.dataDir, 'server.lock'))).toBe(false);
  });
});
