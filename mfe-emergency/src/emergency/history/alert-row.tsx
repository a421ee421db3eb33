import type { Alert, AlertType } from '@carecircle/contracts';
import { useFormats, useMemberName, useSession } from '@carecircle/remote-kit';
import { ListRow, StatusPill } from '@carecircle/ui';
import { ActivityIcon, HealthIcon, SirenIcon, type Icon } from '@carecircle/ui/icons';
import { useAlertText } from '../../alerts/use-alert-text';
import { useMessages } from '../../words';

const icons: Record<AlertType, Icon> = { panic: SirenIcon, medical: HealthIcon, fall: ActivityIcon };

/** One alert of the past: what, when, who saw it, how it ended. */
export function AlertRow({ alert }: { alert: Alert }) {
  const t = useMessages();
  const formats = useFormats();
  const { members } = useSession();
  const text = useAlertText(alert);
  const resolver = useMemberName(alert.resolvedBy);
  const names = alert.acknowledgedBy.map((id) => members.find((member) => member.id === id)?.name ?? '');
  const Glyph = icons[alert.type];
  return (
    <ListRow
      leading={<Glyph />}
      title={text}
      meta={
        <>
          <StatePill alert={alert} />
          <span>{formats.dateTime(alert.raisedAt ?? alert.armedAt)}</span>
          {names.length > 0 ? <span>{t('banner.seenBy', { names: formats.list(names) })}</span> : null}
          {alert.resolvedAt ? (
            <span>
              {t('history.resolvedBy', { name: resolver, time: formats.instant(alert.resolvedAt) })}
            </span>
          ) : null}
        </>
      }
    />
  );
}

function StatePill({ alert }: { alert: Alert }) {
  const t = useMessages();
  if (alert.isFalseAlarm) return <StatusPill tone="neutral">{t('state.falseAlarm')}</StatusPill>;
  if (alert.status === 'resolved') return <StatusPill tone="done">{t('state.resolved')}</StatusPill>;
  return <StatusPill tone="danger">{t('state.active')}</StatusPill>;
}
