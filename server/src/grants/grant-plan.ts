import { billingIntervals, planIds, type BillingInterval, type PlanId } from '@carecircle/contracts';
import { GrantRefused } from '../modules/billing';
import { findCircle, grant, listRequests } from './operators-desk';
import { runProgram, withSpine } from './run-program';

const usage = `Say: npm run grant-plan                                    what circles ask for
     npm run grant-plan -- <invite code> ${planIds.join('|')} [${billingIntervals.join('|')}] [--paid]
DATA_DIR or DATABASE_URL names the database. A server on DATA_DIR has to be stopped first.`;

/** `npm run grant-plan -- CARE-AB12CD34 premium monthly --paid`: what an admin asked for is granted (SET-6). */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const isPaid = asked.includes('--paid');
  const [code, planId, interval = 'monthly', ...more] = asked.filter((each) => each !== '--paid');
  if (code !== undefined && (!isPlan(planId) || !isInterval(interval) || more.length > 0))
    throw new GrantRefused(usage);
  await withSpine(async (spine) => {
    const { db } = spine.database;
    if (code === undefined) return (await listRequests(db)).forEach((line) => console.info(line));
    const circle = await findCircle(db, code);
    if (!circle) throw new GrantRefused(`There is no circle with the invite code ${code}.`);
    await grant(spine, {
      circleId: circle.id,
      planId: planId as PlanId,
      interval: interval as BillingInterval,
      isPaid,
    });
    console.info(`${circle.name} is on ${planId} now.`);
  });
}

const isPlan = (text: string | undefined) => planIds.some((each) => each === text);
const isInterval = (text: string) => billingIntervals.some((each) => each === text);

runProgram(main, GrantRefused);
