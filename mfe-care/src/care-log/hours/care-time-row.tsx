import type { CareTime } from '@carecircle/contracts';
import { useAllowed, useFormats, useMember, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow } from '@carecircle/ui';
import { useCareLogWords } from '../care-log-words';
import { RecordMenu } from '../record-menu';
import css from '../care-log.module.css';
import { useDeleteCareTime } from './use-delete-care-time';
import { useDuration } from './use-duration';

interface Props {
  careTime: CareTime;
  onEdit: (careTime: CareTime) => void;
}

/** How long somebody was there, and for what; its member and admins can change it. */
export function CareTimeRow({ careTime, onEdit }: Props) {
  const t = useCareLogWords();
  const formats = useFormats();
  const duration = useDuration();
  const { person, members } = useSession();
  const mayWrite = useAllowed('care-log:edit');
  const { deleteCareTime, gate } = useDeleteCareTime();
  const name = useMember(careTime.memberId)?.name ?? t('former');
  const isAdmin = members.some(({ id, role }) => id === person.id && role === 'admin');
  const day = formats.date(careTime.day, 'short');
  const isOwn = careTime.memberId === person.id;
  return (
    <ListRow
      leading={<Avatar id={careTime.memberId} name={name} />}
      title={duration(careTime.minutes)}
      meta={
        <>
          <span>{isOwn ? t('you') : name}</span>
          <span>{`${formats.date(careTime.day, 'weekday')}, ${day}`}</span>
          <span>{t(`kind.${careTime.kind}`)}</span>
        </>
      }
      trailing={
        mayWrite && (isOwn || isAdmin) ? (
          <RecordMenu
            label={t('hours.menu', { name, day })}
            gate={gate}
            onEdit={() => onEdit(careTime)}
            onDelete={() => deleteCareTime(careTime.id)}
          />
        ) : undefined
      }
      footer={careTime.note ? <p className={css.text}>{careTime.note}</p> : undefined}
    />
  );
}
