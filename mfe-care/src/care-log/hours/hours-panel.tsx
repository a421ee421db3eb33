import { useState } from 'react';
import type { CareTime, Recipient } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, Skeleton } from '@carecircle/ui';
import { PlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import css from '../care-log.module.css';
import { CareTimeDialog } from './care-time-dialog';
import { CareTimes } from './care-times';
import { HoursPlot } from './hours-plot';
import { MemberTotals } from './member-totals';
import { useCareHours } from './use-care-hours';

/** How much care there was, by whom, week by week (CARE-1). */
export function HoursPanel({ recipient }: { recipient: Recipient }) {
  const t = useMessages();
  const words = useCareLogWords();
  const mayWrite = useAllowed('care-log:edit');
  const { data, error, refetch } = useCareHours(recipient.id);
  const [opened, setOpened] = useState<CareTime | 'new'>();
  if (!data && error) {
    return <ErrorState title={words('failed')} text={t('failed.text')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton shape="card" count={2} />;
  return (
    <div className={css.panel}>
      {mayWrite ? (
        <div className={css.buttons}>
          <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('new')}>
            {words('hours.add')}
          </Button>
        </div>
      ) : null}
      <div className={css.columns}>
        <div className={css.panel}>
          <Card>
            <HoursPlot weeks={data.weeks} />
          </Card>
          <MemberTotals week={data.weeks.at(-1)} month={data.month} />
        </div>
        <CareTimes recipient={recipient} onEdit={setOpened} />
      </div>
      {opened ? (
        <CareTimeDialog
          recipient={recipient}
          careTime={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  );
}
