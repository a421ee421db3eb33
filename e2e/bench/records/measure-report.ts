import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import type { Member } from '../member';

const rounds = 5;

/** The detailed report of five years, of a circle that was cared in for so long. */
export async function measureReport(member: Member, circleId: string): Promise<Figure> {
  const recipients = await member.call('circles', 'listRecipients', { circleId });
  const recipientId = recipients[0]?.id ?? '';
  const to = new Date();
  const from = new Date(to.getTime() - 1_825 * 86_400_000);
  const [first, last] = [from, to].map((day) => day.toISOString().slice(0, 10));
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await member.call('reports', 'getDetailedReport', { circleId, recipientId, from: first, to: last });
    taken.push(performance.now() - begun);
  }
  return {
    promise: 'A report of five years is there',
    ...{ measured: medianOf(taken), unit: 'ms' },
    limit: { atMost: 1_000, of: 'measured' },
  };
}
