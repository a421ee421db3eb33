import type { AuditEntry } from '@carecircle/contracts';
import { useFormats, useMember, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow } from '@carecircle/ui';
import { deviceOf } from './device-of';
import { useMessages } from '../../words';

/** One access: who, what, about whom, when, and from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages();
  const formats = useFormats();
  const user = useMember(entry.userId);
  const subject = useSubjectName(entry.details.subjectId, entry.userId);
  const name = user?.name ?? t('privacy.audit.nobody');
  const about = entry.details.name || subject;
  const facts = [formats.instant(entry.at), deviceOf(entry.deviceInfo), entry.ipAddress].filter(Boolean);
  return (
    <ListRow
      leading={<Avatar id={entry.userId ?? ''} name={name} />}
      title={
        about
          ? `${t(`privacy.audit.action.${entry.action}`)}: ${about}`
          : t(`privacy.audit.action.${entry.action}`)
      }
      meta={
        <>
          <span>{name}</span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </>
      }
    />
  );
}

/** Whom it is about, save the one who did it. */
function useSubjectName(subjectId: string | null, userId: string | null): string {
  const { recipients, members } = useSession();
  if (subjectId === null || subjectId === userId) return '';
  return [...recipients, ...members].find(({ id }) => id === subjectId)?.name ?? '';
}
