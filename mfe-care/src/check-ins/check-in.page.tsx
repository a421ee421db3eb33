import { useRoutePath, useSession } from '@carecircle/remote-kit';
import { TextLink } from '@carecircle/ui';
import { useMessages } from '../words';
import { NoRecipient } from '../no-recipient/no-recipient';
import { CheckInPlans } from './plans/check-in-plans';
import { CheckInStage } from './check-in-stage';
import { RecentCheckIns } from './recent-check-ins';
import { Today } from './today';
import css from './check-ins.module.css';

/** /checkin: how the people cared for are doing today, said in two taps (CHK-1). */
export default function CheckInPage() {
  const t = useMessages();
  const { recipients } = useSession();
  const careLog = useRoutePath('care-log');
  if (recipients.length === 0) return <NoRecipient area="check-in" />;
  return (
    <div className={css.page}>
      {careLog ? (
        <TextLink href={careLog} isStandalone>
          {t('care-log.title')}
        </TextLink>
      ) : null}
      <div className={css.columns}>
        <CheckInStage />
        <div className={css.side}>
          <Today />
          <CheckInPlans />
          <RecentCheckIns />
        </div>
      </div>
    </div>
  );
}
