import { startProduct } from '../../product/start-product';
import type { Figure } from '../figure';
import { figureTable } from '../figure-table';
import { signUpMember, type Member } from '../member';
import { openBrowser } from '../open-browser';
import { runInData } from '../server-programs';
import { makeFamily } from '../years/make-family';
import { measureImport } from './measure-import';
import { measureLanguages } from './measure-languages';
import { measurePayments } from './measure-payments';
import { measurePlots, type Measured } from './measure-plots';

const [tenYears, fewWeeks] = [100_000, 1_000];

/** Much money, much health and another language: what a family has gathered over years is there as soon as what is new. */
export default async function bench(): Promise<Figure[]> {
  const product = await startProduct({ REQUESTS_PER_MINUTE: '1000000' });
  const browser = await openBrowser();
  try {
    const many = { ...(await enter(product.origin, 'Ana')), payments: tenYears };
    const few = { ...(await enter(product.origin, 'Ben')), payments: fewWeeks };
    const worn = await enter(product.origin, 'Dora');
    const people = await peopleOf(worn);
    await product.stop();
    for (const { circleId, payments } of [many, few])
      runInData('fill-payments', product.dataDir, { CIRCLE_ID: circleId, PAYMENTS: String(payments) });
    for (const { id, plots } of people) {
      const environment = { CIRCLE_ID: worn.circleId, WEARER_ID: id, METRICS: String(plots) };
      runInData('fill-health', product.dataDir, environment);
    }
    await product.restart();
    const figures: Figure[] = [];
    for (const measure of [
      () => measurePayments(many, few),
      () => measurePlots(browser, product.origin, worn.member, people),
      () => measureLanguages(browser, product.origin, worn.member),
      () => measureImport(product),
    ]) {
      const measured = await measure();
      console.info(figureTable(measured));
      figures.push(...measured);
    }
    return figures;
  } finally {
    await browser.close();
    await product.dispose();
  }
}

async function enter(origin: string, name: string): Promise<{ member: Member; circleId: string }> {
  const member = await signUpMember(origin, name);
  return { member, circleId: await makeFamily(member, 0) };
}

/** One of whom one thing is measured, and one of whom all is. */
async function peopleOf({ member, circleId }: { member: Member; circleId: string }): Promise<Measured[]> {
  const [one, other] = await member.call('circles', 'listRecipients', { circleId });
  return [
    { id: one?.id ?? '', plots: 1 },
    { id: other?.id ?? '', plots: 5 },
  ];
}
