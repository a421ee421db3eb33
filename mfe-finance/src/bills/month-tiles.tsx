import type { Bill } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Tile } from '@carecircle/ui';
import { ClockIcon, DoneIcon, WalletIcon, WarningIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import css from './month-tiles.module.css';
import { summariseMonth } from './summarise-month';

/** Bills due this month: their sum, and how many are paid, pending and overdue (FIN-1). */
export function MonthTiles({ bills }: { bills: readonly Bill[] }) {
  const t = useMessages();
  const { money, number, today } = useFormats();
  const month = summariseMonth(bills, today());
  return (
    <div className={css.tiles}>
      <Tile
        icon={WalletIcon}
        label={t('overview.month')}
        value={money(month.totalCents)}
        note={t('overview.month.note', { count: month.dueCount })}
      />
      <Tile
        icon={DoneIcon}
        label={t('overview.paid')}
        value={number(month.paidCount)}
        note={t('overview.paid.note', { count: month.dueCount })}
      />
      <Tile
        icon={ClockIcon}
        label={t('overview.pending')}
        value={number(month.pendingCount)}
        note={t('overview.pending.note')}
      />
      <Tile
        icon={WarningIcon}
        label={t('overview.overdue')}
        value={number(month.overdueCount)}
        note={t('overview.overdue.note', { count: month.overdueCount })}
      />
    </div>
  );
}
