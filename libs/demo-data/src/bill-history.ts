import type { ApiInputs } from '@carecircle/contracts/api';
import type { DemoClock } from './demo-clock';
import type { PersonKey } from './family';
import type { DemoStage, DemoStep } from './step';

type BillFields = Omit<ApiInputs['finance']['addBill'], 'commandId' | 'circleId' | 'billId' | 'dueDate'>;

interface RecurringBill extends BillFields {
  dayOfMonth: number;
  payer: PersonKey;
  /** The payee's confirmation number, or null where none was given. */
  confirmation: (month: number) => string | null;
}

const common = {
  frequency: 'monthly',
  isRecurring: true,
  paymentMethod: 'manual',
  reminderDays: 3,
  notes: '',
} as const;

/** The lunches are due four days from any day, so that the circle always has a bill to look at. */
const billsAt = (clock: DemoClock): RecurringBill[] => [
  {
    ...common,
    name: 'Rent',
    category: 'housing',
    amountCents: 128_000,
    dayOfMonth: 1,
    payer: 'ana',
    accountNumber: '4471 0092 118',
    confirmation: (month) => `R-${2210 + month}`,
  },
  {
    ...common,
    name: 'ComEd electricity',
    category: 'utilities',
    amountCents: 9_415,
    dayOfMonth: 18,
    payer: 'ben',
    accountNumber: '88013 5541',
    confirmation: () => null,
  },
  {
    ...common,
    name: 'Peoples Gas',
    category: 'utilities',
    amountCents: 7_260,
    dayOfMonth: 24,
    payer: 'lucia',
    accountNumber: '0612 77 3180',
    confirmation: (month) => `PG${90_431 + month * 17}`,
  },
  {
    ...common,
    name: 'Medicare supplement',
    category: 'insurance',
    amountCents: 15_870,
    dayOfMonth: 27,
    payer: 'ana',
    accountNumber: 'MS 2048 771',
    confirmation: (month) => `MS-${640 + month}`,
  },
  {
    ...common,
    name: 'Meals at home',
    category: 'other',
    amountCents: 12_430,
    dayOfMonth: Math.min(28, Number(clock.day(4).slice(8))),
    payer: 'ben',
    accountNumber: null,
    confirmation: () => null,
    notes: 'Four lunches a week.',
  },
];

/** Household bills with last month's recorded payments and the open ones. */
export function billHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return billsAt(clock).flatMap((bill) => openAndPaid(stage, clock, bill));
}

/** The paid one stands alone; the open one carries the recurrence on. */
function openAndPaid(stage: DemoStage, clock: DemoClock, bill: RecurringBill): DemoStep[] {
  const { dayOfMonth, payer: _payer, confirmation: _confirmation, ...fields } = bill;
  const paidMonths = dueMonths(clock, dayOfMonth);
  const steps: DemoStep[] = [];
  for (const [index, dueDate] of paidMonths.entries()) {
    const isLast = index === paidMonths.length - 1;
    const billId = stage.newId();
    steps.push({
      at: clock.moment(Math.min(clock.daysUntil(dueDate) - 20, -2), '10:00'),
      as: 'ana',
      operation: 'finance.addBill',
      input: { billId, ...fields, isRecurring: isLast, dueDate },
    });
    if (!isLast) steps.push(payment(clock, bill, billId, dueDate, index));
  }
  return steps;
}

function payment(
  clock: DemoClock,
  bill: RecurringBill,
  billId: string,
  dueDate: string,
  month: number,
): DemoStep {
  const paidOn = clock.day(clock.daysUntil(dueDate) - 2);
  return {
    at: clock.moment(clock.daysUntil(paidOn), '19:10'),
    as: bill.payer,
    operation: 'finance.payBill',
    input: { billId, paidOn, amountCents: bill.amountCents, confirmationNumber: bill.confirmation(month) },
  };
}

/** The latest due date that is over, and the next one that is not over for more than two days. */
function dueMonths(clock: DemoClock, dayOfMonth: number): string[] {
  const dates = [-2, -1, 0, 1].map((away) => clock.dayOfMonth(away, dayOfMonth));
  const open = dates.findIndex((date) => clock.daysUntil(date) >= -2);
  return dates.slice(Math.max(0, open - 1), open + 1);
}
