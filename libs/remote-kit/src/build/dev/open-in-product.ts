import type { Plugin } from 'vite';

/** Where a product runs that was started with README's command. */
const usualProduct = 'http://localhost:4300';

/** Says at which address the running product takes this remote from the dev server (MFE-9). `PRODUCT_URL` names another product. */
export function openInProduct(name: string): Plugin {
  const product = process.env.PRODUCT_URL ?? usualProduct;
  return {
    name: 'carecircle:open-in-product',
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('listening', () => {
        const address = server.httpServer?.address();
        if (typeof address !== 'object' || !address) return;
        const from = `http://localhost:${address.port}`;
        const link = `${product}/override?remote=${name}&from=${encodeURIComponent(from)}`;
        server.config.logger.info(`\n  Open the product with this ${name}: ${link}\n`);
      });
    },
  };
}
