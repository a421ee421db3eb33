import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Product } from '../../product/start-product';

const program = fileURLToPath(new URL('../../../server/dist/grant-plan.js', import.meta.url));

/** Puts a circle on the plan that takes in any number of members, as its operator does while the server is stopped. */
export async function grantFamilyPlan(product: Product, inviteCode: string): Promise<void> {
  await product.stop();
  execFileSync(process.execPath, [program, inviteCode, 'family'], {
    env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '' },
  });
  await product.restart();
}
