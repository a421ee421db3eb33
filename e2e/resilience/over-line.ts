import { test as base } from '../journeys/two-people';
import { startLine, type Line } from '../product/line';
import { circleOfTwo } from '../product/person';

/** Ana and Ben whose browsers reach the product over a line of the test, on which answers can get lost. */
export const test = base.extend<{ line: Line }>({
  line: async ({ product }, use) => {
    const line = await startLine(product.origin);
    await use(line);
    await line.close();
  },
  two: async ({ browser, product, line }, use) => {
    const { ana, ben, circle } = await circleOfTwo(browser, { ...product, origin: line.origin });
    await use({ ana, ben, circleId: circle.id });
    await Promise.all([ana.context.close(), ben.context.close()]);
  },
});

export { expect, open } from '../journeys/two-people';
