import { randomUUID } from 'node:crypto';
import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { signUpMember, type Member } from '../member';
import { runInData } from '../server-programs';
import { liveFiveYears } from '../years/live-five-years';
import { makeFamily } from '../years/make-family';
import { measureReport } from './measure-report';
import { measureUpload } from './measure-upload';
import { measureVault } from './measure-vault';

const sizes: [number, number] = [10_000, 100];

/** The records of a circle: its vault and its reports. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ REQUESTS_PER_MINUTE: '1000000' });
  const fillVault = (circleId: string, documents: number) =>
    runInData('fill-vault', product.dataDir, { CIRCLE_ID: circleId, DOCUMENTS: String(documents) });
  try {
    const [ana, ben] = [await signUpMember(product.origin, 'Ana'), await signUpMember(product.origin, 'Ben')];
    const large = { member: ana, circleId: await makeCircle(ana) };
    const small = { member: ben, circleId: await makeCircle(ben) };
    const familyId = await makeFamily(ana, 40);
    await product.stop();
    fillVault(large.circleId, sizes[0]);
    fillVault(small.circleId, sizes[1]);
    liveFiveYears(product.dataDir, familyId);
    await product.restart();
    return [
      ...(await measureVault(large, small, sizes)),
      ...(await measureUpload(product, ben, await makeCircle(ben))),
      await measureReport(ana, familyId),
    ];
  } finally {
    await product.dispose();
  }
}

async function makeCircle(member: Member): Promise<string> {
  const newCircleId = randomUUID();
  await member.call('circles', 'createCircle', { newCircleId, name: 'Records', timeZone: 'America/Chicago' });
  return newCircleId;
}
