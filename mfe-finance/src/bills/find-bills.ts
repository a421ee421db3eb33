import type { Bill, BillCategory } from '@carecircle/contracts';

export interface BillFilter {
  /** Part of the name; case, accents and surrounding spaces do not matter. */
  text: string;
  category: BillCategory | 'all';
}

/** Bills whose name holds the text and whose category fits. */
export function findBills(bills: readonly Bill[], { text, category }: BillFilter): Bill[] {
  const wanted = plain(text);
  return bills.filter(
    (bill) => (category === 'all' || bill.category === category) && plain(bill.name).includes(wanted),
  );
}

function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase();
}
