import type { CheckIn } from '@carecircle/contracts';
import { useFormats, useMemberName, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow, StatusPill } from '@carecircle/ui';
import { ClockIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CheckInPill } from '../sent-check-ins/check-in-pill';
import css from './check-in-row.module.css';

interface Props {
  checkIn: CheckIn;
  /** Still on this device alone. */
  isWaiting: boolean;
}

/** Who was how, said by whom and when. */
export function CheckInRow({ checkIn, isWaiting }: Props) {
  const t = useMessages();
  const { relative } = useFormats();
  const { person, recipients } = useSession();
  const { recipientId, checkedBy, overLinkBy, status, mood, notes, createdAt } = checkIn;
  const name = recipients.find(({ id }) => id === recipientId)?.name ?? '';
  const memberName = useMemberName(checkedBy);
  return (
    <ListRow
      leading={<Avatar id={recipientId} name={name} />}
      title={name}
      meta={
        <>
          <CheckInPill status={status} />
          {mood === null ? null : <span>{t.dynamic(`check-in.mood.${mood}`)}</span>}
          <span>
            {overLinkBy === null ? null : t('check-in.by-link', { name: overLinkBy, member: memberName })}
            {overLinkBy === null && checkedBy === person.id ? t('check-in.by-you') : null}
            {overLinkBy === null && checkedBy !== person.id ? t('check-in.by', { name: memberName }) : null}
          </span>
          {isWaiting ? (
            <StatusPill tone="neutral" icon={ClockIcon}>
              {t('check-in.waiting')}
            </StatusPill>
          ) : (
            <span>{relative(createdAt)}</span>
          )}
        </>
      }
      footer={notes ? <p className={css.notes}>{notes}</p> : undefined}
    />
  );
}
