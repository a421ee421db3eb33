import { grant } from '../grants/operators-desk';
import { passTime } from './live-history';
import type { createHistorySpine } from './history-spine';

type History = ReturnType<typeof createHistorySpine>;

const hourMs = 3_600_000;

const premium = { planId: 'premium', interval: 'monthly' } as const;

/** The family is larger than Basic takes in: it is on Premium from its first day, the first month without a charge. */
export function putOnPremium({ spine }: History, circleId: string): Promise<void> {
  return grant(spine, { circleId, ...premium, isPaid: false });
}

/** When the three months after the first one were paid: an hour after each began. */
export function chargesAfter(founded: Date): Date[] {
  return [1, 2, 3].map((month) => {
    const start = new Date(founded);
    start.setUTCMonth(start.getUTCMonth() + month);
    return new Date(start.getTime() + hourMs);
  });
}

/** Pays those that are due by `until`, and takes them off the list. */
export async function payCharges(
  history: History,
  circleId: string,
  charges: Date[],
  until: Date,
): Promise<void> {
  for (let [due] = charges; due && due <= until; [due] = charges) {
    await passTime(history, due);
    await grant(history.spine, { circleId, ...premium, isPaid: true });
    charges.shift();
  }
}
