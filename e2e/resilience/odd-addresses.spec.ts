import { request } from 'node:http';
import { expect, test } from '../base-test';
import { startProduct, type Product } from '../product/start-product';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'silent' });
});
test.afterAll(() => product.dispose());

const addresses = [
  ...['//', '///', '//evil.example', '//evil.example/%2f..', '/\\evil.example', '/\\/evil.example'],
  ...['/%', '/%00', '/%2e%2e/', '/%E0%A4%A', '/.', '/..', '/;', '/?', '/?%', '/??to=//evil.example', '/#'],
  ...['/login?to=//evil.example', '/login?to=%', `/${'a'.repeat(8_000)}`, `/?${'a'.repeat(8_000)}`],
  ...[
    '/checkin-for/%00',
    '/checkin-for/%',
    '/card/%00',
    '/card/%',
    '/alert-notice/%',
    `/checkin-for/${'a'.repeat(2_000)}`,
    '/feeds/%00.ics',
  ],
  ...['/releases/%00/%00/x.js', '/releases//x', '/assets/%00.js', '/icons/..%2f..%2fpackage.json'],
  ...['http://evil.example/', '/standby.html?', '/api/', '/api//', '/api/%00', '/api/photos?a=%00'],
];

for (const address of addresses)
  test(`SHELL-1 ${address.slice(0, 40)} is answered by this site alone, and never with a failure of ours`, async () => {
    for (const accept of ['text/html', '*/*']) {
      const { status, location } = await ask(address, accept);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect(new URL(location ?? '/', product.origin).origin).toBe(product.origin);
    }
  });

/** As written: `fetch` would put the address in order first. */
function ask(path: string, accept: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(product.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { accept } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });
}
