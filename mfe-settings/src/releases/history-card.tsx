import { useFormats, type OperationOutput } from '@carecircle/remote-kit';
import { List, ListRow, Section } from '@carecircle/ui';
import { useMessages } from '../words';

/** Who did what and why, the newest first (REL-7). */
export function HistoryCard({ history }: Pick<OperationOutput<'releases.getArea'>, 'history'>) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <Section title={t('releases.history')}>
      <List label={t('releases.history')}>
        {history.map(({ id, action, version, actor, reason, at }) => (
          <ListRow
            key={id}
            title={t(`releases.action.${action}`, { version })}
            meta={
              <>
                <span>{formats.dateTime(at)}</span>
                <span>{actor}</span>
                {reason ? <span>{reason}</span> : null}
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
}
