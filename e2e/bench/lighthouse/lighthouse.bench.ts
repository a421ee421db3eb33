import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import { enterDemo } from '../member';
import { askLighthouse, devices, subjects, type Scores } from './ask-lighthouse';

const rounds = 5;

/** What Lighthouse says of the dashboard of the demo circle, signed in, on its slow phone and on its desktop. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'on', REQUESTS_PER_MINUTE: '1000000' });
  try {
    const ana = await enterDemo(product.origin, 'ana');
    const figures: Figure[] = [];
    for (const device of devices) {
      const taken: Scores[] = [];
      for (let round = 0; round < rounds; round += 1)
        taken.push(await askLighthouse(product.origin, '/dashboard', ana, device));
      figures.push(
        ...subjects.map((subject) => ({
          promise: `Lighthouse on the signed-in dashboard, ${device}: ${subject} (median of ${rounds})`,
          measured: medianOf(taken.map((scores) => scores[subject])),
          unit: 'of 100',
          limit: { atLeast: 95, of: 'measured' } as const,
        })),
      );
    }
    return figures;
  } finally {
    await product.dispose();
  }
}
