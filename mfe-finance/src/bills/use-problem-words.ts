import { mostMinorUnits } from '@carecircle/contracts';
import { useFormats, type ExactWords } from '@carecircle/remote-kit';
import { useMessages } from '../words';

const words = {
  name: 'problem.required',
  dueDate: 'problem.required',
  paidOn: 'problem.required',
  accountNumber: 'problem.account',
  reminderDays: 'problem.reminder',
} as const;

/** Words for what is wrong at the fields of a bill and a payment, where the common ones say too little (ALL-3). */
export function useProblemWords(): ExactWords {
  const t = useMessages();
  const { money } = useFormats();
  return (field, code) => {
    if (field === 'name' && code === 'too_big') return t('problem.too_long');
    if (field === 'amountCents') return t('problem.amount', { most: money(mostMinorUnits) });
    return isKnown(field) ? t(words[field]) : undefined;
  };
}

function isKnown(field: string): field is keyof typeof words {
  return Object.hasOwn(words, field);
}
