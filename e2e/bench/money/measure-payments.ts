import type { Figure } from '../figure';
import { interleave } from '../interleave';
import type { Member } from '../member';

const rounds = 15;
const callsInRound = 10;

/** A circle and how many payments it holds. */
interface Payer {
  member: Member;
  circleId: string;
  payments: number;
}

type Operation = (payer: Payer) => Promise<number>;

const month = new Date().toISOString().slice(0, 7);

/** What the screens of the finances ask for; each gives how much it found. */
const operations: readonly [string, Operation][] = [
  ['The first page of the payments', (payer) => countPayments(payer, {})],
  ['A month of the payments', (payer) => countPayments(payer, { month })],
  ['A search for the oldest payment', (payer) => countPayments(payer, { search: `bill ${payer.payments}.` })],
  [
    'The budget of a month and what was spent',
    async ({ member, circleId }) => {
      const budget = await member.call('finance', 'getBudget', { circleId, month });
      return budget.categories.filter(({ spentCents }) => spentCents > 0).length;
    },
  ],
  [
    'The bills of the circle',
    async ({ member, circleId }) => (await member.call('finance', 'listBills', { circleId })).length,
  ],
];

/**
 * A circle that has paid for ten years against one that began to pay as much a few weeks ago: their answers are equally long, and
 * what differs is how much lies behind them.
 */
export async function measurePayments(many: Payer, few: Payer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, run] of operations) {
    const found = await Promise.all([run(many), run(few)]);
    if (found[0] === 0 || found[0] !== found[1])
      throw new Error(`${name}: ${found.join(' and ')} were found.`);
    const taken = await interleave(rounds, {
      many: () => millisecondsOf(run, many),
      few: () => millisecondsOf(run, few),
    });
    figures.push({
      promise: `${name}, ${many.payments} in ten years, as soon as of ${few.payments}`,
      ...{ measured: taken.many, baseline: taken.few, unit: 'ms' },
      limit: { atMost: 1.5, of: 'ratio' },
    });
  }
  return figures;
}

async function countPayments(
  { member, circleId }: Payer,
  filter: { month?: string; search?: string },
): Promise<number> {
  const { transactions } = await member.call('finance', 'listTransactions', { circleId, ...filter });
  return transactions.length;
}

async function millisecondsOf(run: Operation, payer: Payer): Promise<number> {
  const begun = performance.now();
  for (let call = 0; call < callsInRound; call += 1) await run(payer);
  return (performance.now() - begun) / callsInRound;
}
