import { billStatus, type Bill } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { ClockIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

const tones = { paid: 'done', pending: 'info', overdue: 'missed' } as const;

/** Paid, Pending or Overdue: a word, an icon and a colour. */
export function BillStatusPill({ bill }: { bill: Bill }) {
  const t = useMessages();
  const status = billStatus(bill, useFormats().today());
  return (
    <StatusPill tone={tones[status]} icon={status === 'pending' ? ClockIcon : undefined}>
      {t(`status.${status}`)}
    </StatusPill>
  );
}
