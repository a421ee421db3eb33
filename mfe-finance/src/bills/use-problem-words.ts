import { useMessages } from '../words';

const words = {
  name: 'problem.required',
  dueDate: 'problem.required',
  paidOn: 'problem.required',
  amountCents: 'problem.amount',
  accountNumber: 'problem.account',
  reminderDays: 'problem.reminder',
} as const;

/** Words for what is wrong at each field, from the schema's codes of browser or server (ALL-3). */
export function useProblemWords(): (codes: Readonly<Record<string, string>>) => Record<string, string> {
  const t = useMessages();
  const wordFor = (field: string, code: string) => {
    if (code === 'too_big' && field !== 'amountCents' && field !== 'reminderDays')
      return t('problem.too_long');
    return t(isKnown(field) ? words[field] : 'problem.other');
  };
  return (codes) =>
    Object.fromEntries(
      Object.entries(codes).map(([path, code]) => {
        const field = path.replace(/^changes\./, '');
        return [field, wordFor(field, code)];
      }),
    );
}

function isKnown(field: string): field is keyof typeof words {
  return Object.hasOwn(words, field);
}
