import type { SignInRecord } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, List, ListRow, Section, Skeleton, StatusPill } from '@carecircle/ui';
import { HistoryIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useDeviceName } from './use-device-name';
import { useSignIns } from './use-security';

/** The last 90 days: who signed in, and who tried to. */
export function SignInsSection() {
  const t = useMessages();
  const { data: signIns, error, refetch } = useSignIns();
  return (
    <Section title={t('security.history')}>
      {signIns ? (
        signIns.length > 0 ? (
          <List label={t('security.history')}>
            {signIns.map((record) => (
              <SignInRow key={record.id} record={record} />
            ))}
          </List>
        ) : (
          <EmptyState icon={HistoryIcon} text={t('security.history.empty')} />
        )
      ) : error ? (
        <ErrorState title={t('security.history.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </Section>
  );
}

function SignInRow({ record }: { record: SignInRecord }) {
  const t = useMessages();
  const formats = useFormats();
  const name = useDeviceName();
  const { at, method, succeeded, address } = record;
  return (
    <ListRow
      title={`${formats.dateTime(at)} · ${t(`security.method.${method}`)}`}
      meta={t('security.history.from', { device: name(record), address })}
      trailing={succeeded ? null : <StatusPill tone="missed">{t('security.history.refused')}</StatusPill>}
    />
  );
}
