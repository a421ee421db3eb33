import type { AlertNotice } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { ListRow, StatusPill } from '@carecircle/ui';
import { CheckAllIcon, ClockIcon, FailedIcon, PhoneIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { ReachLinks } from '../alerts/reach-links';
import { useMessages } from '../words';

const pills = {
  planned: { tone: 'neutral', icon: ClockIcon },
  spared: { tone: 'neutral', icon: undefined },
  waiting: { tone: 'neutral', icon: ClockIcon },
  sent: { tone: 'done', icon: undefined },
  delivered: { tone: 'done', icon: CheckAllIcon },
  failed: { tone: 'missed', icon: FailedIcon },
  call: { tone: 'due', icon: PhoneIcon },
} as const;

/** How one contact was told; who cannot be reached automatically is called or texted by hand. */
export function NoticeRow({ notice }: { notice: AlertNotice }) {
  const t = useMessages();
  const formats = useFormats();
  const { name, phone, status, channel, prefers, at } = notice;
  const word = status === 'delivered' && notice.isRead === false ? 'arrived' : status;
  const isWritten = ['waiting', 'sent', 'delivered', 'failed'].includes(status);
  return (
    <ListRow
      title={name}
      meta={
        <>
          <StatusPill tone={pills[status].tone} icon={pills[status].icon}>
            {t(`notice.${word}`, { time: formats.instant(at) })}
          </StatusPill>
          {isWritten ? <span>{t(`notice.by.${channel}`)}</span> : null}
          {prefers === 'call' && channel !== 'call' ? <span>{t('notice.prefersCall')}</span> : null}
          <span>{formatPhoneNumber(phone)}</span>
        </>
      }
      trailing={<ReachLinks name={name} phone={phone} />}
    />
  );
}
