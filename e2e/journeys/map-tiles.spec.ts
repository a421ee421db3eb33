import { randomUUID } from 'node:crypto';
import { expect, test } from '../base-test';
import { onlyWhole } from '../depth';
import { circleOfTwo } from '../product/person';
import { startProduct } from '../product/start-product';
import { startTileServer } from '../product/tile-server';
import { wcagViolations } from '../screens/wcag-violations';

const credit = '© The map makers';
const location = { latitude: 41.8781, longitude: -87.6298, accuracyMetres: 12 };

test(
  'EMER-6 the place of an alert lies on the operator’s map; without its tiles the drawing is as it was',
  onlyWhole,
  async ({ browser }) => {
    const tiles = await startTileServer(credit);
    const product = await startProduct(tiles.environment);
    const { ana, ben, circle } = await circleOfTwo(browser, product);
    await ben.page.goto('/emergency');
    const alert = { circleId: circle.id, alertId: randomUUID(), type: 'panic', location } as const;
    await ana.call('emergency', 'armAlert', alert);
    const banner = ben.page.getByRole('region', { name: 'ACTIVE EMERGENCY' });
    await expect(banner.getByRole('img', { name: 'Where Ana is' })).toBeVisible({ timeout: 30_000 });
    await expect(banner.getByText(credit)).toBeVisible();
    expect(tiles.asked.map(({ path }) => path)).toContain('/19/134523/194863.png');
    // The map's server learns which site shows its tiles, and not which page.
    expect(new Set(tiles.asked.map(({ referer }) => referer))).toEqual(new Set([`${product.origin}/`]));
    expect(await wcagViolations(ben.page)).toEqual([]);

    tiles.lose();
    tiles.asked.length = 0;
    await ben.page.reload();
    await expect(banner.getByRole('img', { name: 'Where Ana is' })).toBeVisible();
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
    await expect(banner.getByText(credit)).toHaveCount(0);
    await Promise.all([ana.context.close(), ben.context.close()]);
    await product.dispose();
    await tiles.stop();
  },
);
