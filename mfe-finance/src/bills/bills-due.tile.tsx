import { billStatus } from '@carecircle/contracts';
import { useFormats, useRoutePath } from '@carecircle/remote-kit';
import { Skeleton, Tile } from '@carecircle/ui';
import { WalletIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { billsDue } from './bills-due';
import { useBills } from './use-bills';

/** Unpaid bills that are overdue or due within 7 days: how much, and how many (SHELL-6). */
export default function BillsDueTile() {
  const t = useMessages();
  const { money, today } = useFormats();
  const path = useRoutePath('finance') ?? undefined;
  const { data: bills, error } = useBills();
  if (!bills) {
    if (!error) return <Skeleton shape="tile" />;
    return <Tile icon={WalletIcon} label={t('tile.title')} value={t('load.failed')} href={path} />;
  }
  const due = billsDue(bills, today());
  if (due.length === 0) {
    return (
      <Tile
        icon={WalletIcon}
        label={t('tile.title')}
        value={t('tile.none')}
        note={t('tile.none.note')}
        href={path}
      />
    );
  }
  const overdue = due.filter((bill) => billStatus(bill, today()) === 'overdue').length;
  return (
    <Tile
      icon={WalletIcon}
      label={t('tile.title')}
      value={money(due.reduce((sum, bill) => sum + bill.amountCents, 0))}
      note={t('tile.note', { count: due.length, overdue })}
      href={path}
    />
  );
}
