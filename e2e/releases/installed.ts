import { test as base } from '../base-test';
import { copyInstallation, type Installation } from '../product/copy-installation';
import { circleOfTwo, type Person } from '../product/person';
import { startProduct, type Product } from '../product/start-product';

export interface Installed {
  installation: Installation;
  product: Product;
  ana: Person;
  ben: Person;
}

/** A product of its own for one test, in a folder that remotes can be added to, with Ana and Ben in one circle. */
export const test = base.extend<{ installed: Installed }>({
  installed: async ({ browser }, use) => {
    const installation = copyInstallation();
    const product = await startProduct({}, installation.serverEntry);
    const { ana, ben } = await circleOfTwo(browser, product);
    await use({ installation, product, ana, ben });
    await Promise.all([ana.context.close(), ben.context.close()]);
    await product.dispose();
    installation.remove();
  },
});

export { expect } from '@playwright/test';
