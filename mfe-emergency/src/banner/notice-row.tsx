import type { AlertNotice } from '@carecircle/contracts';
import { ListRow, StatusPill } from '@carecircle/ui';
import { ClockIcon, FailedIcon, PhoneIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { ReachLinks } from '../alerts/reach-links';
import { useMessages } from '../words';

const pills = {
  waiting: { tone: 'neutral', icon: ClockIcon },
  sent: { tone: 'done', icon: undefined },
  failed: { tone: 'missed', icon: FailedIcon },
  call: { tone: 'due', icon: PhoneIcon },
} as const;

/** How one contact was told; who cannot be reached automatically is called or texted by hand. */
export function NoticeRow({ notice }: { notice: AlertNotice }) {
  const t = useMessages();
  const { name, phone, status } = notice;
  return (
    <ListRow
      title={name}
      meta={
        <>
          <StatusPill tone={pills[status].tone} icon={pills[status].icon}>
            {t(`notice.${status}`)}
          </StatusPill>
          <span>{formatPhoneNumber(phone)}</span>
        </>
      }
      trailing={<ReachLinks name={name} phone={phone} />}
    />
  );
}
