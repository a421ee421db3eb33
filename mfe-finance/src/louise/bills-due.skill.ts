import { billStatus, type Bill } from '@carecircle/contracts';
import { routePath, type Skill, type SkillContext } from '@carecircle/remote-kit';
import type en from './messages/en.json';

type Key = Extract<keyof typeof en, string>;

const daysAhead = 7;
const mostListed = 6;

/** Unpaid bills that are overdue or due within a week, as the dashboard counts them (SHELL-6). */
export const billsDue: Skill<Key> = {
  description: 'Bills that are overdue or due within seven days, with amounts and due dates.',
  answer: async (_question, context) => {
    const { t, formats } = context;
    const href = routePath('finance', {}, { tab: 'bills' });
    const links = href === null ? [] : [{ text: t('link.bills'), href }];
    const today = formats.today();
    const last = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10);
    const bills = await context.read('finance.listBills', {});
    const due = bills.filter((bill) => bill.state === 'pending' && bill.dueDate <= last);
    if (due.length === 0) return { text: t('bills.none'), links };
    const lines = due.slice(0, mostListed).map((bill) => `• ${billWords(context, bill)}`);
    const more = due.length - lines.length;
    const text = [
      t('bills.due', { count: due.length }),
      ...lines,
      more > 0 ? t('bills.more', { count: more }) : '',
    ];
    return { text: text.filter(Boolean).join('\n'), links };
  },
};

function billWords({ t, formats }: SkillContext<Key>, bill: Bill): string {
  const [amount, day] = [formats.money(bill.amountCents), formats.date(bill.dueDate, 'short')];
  const isOverdue = billStatus(bill, formats.today()) === 'overdue';
  return t(isOverdue ? 'bills.overdue-line' : 'bills.line', { name: bill.name, amount, day });
}
