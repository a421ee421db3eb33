import { useFormats, useLiveQuery } from '@carecircle/remote-kit';
import type { SecurityFacts } from '@carecircle/contracts';
import { Card, ErrorState, Facts, Skeleton, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './privacy.module.css';

/** What is true of this installation, read from it; nothing that it cannot know (PRIV-4). */
export function SecurityPanel() {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useLiveQuery('privacy.getSecurity', {});
  if (!data && error)
    return (
      <ErrorState
        title={t('privacy.security.failed')}
        text={t('failed.text')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton shape="card" count={2} />;
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <Protection facts={data} />
        <div className={css.column}>
          <Chain facts={data} />
          <Text size="small" tone="soft">
            {t('privacy.security.no-certificate')}
          </Text>
        </div>
      </div>
    </div>
  );
}

function Protection({ facts }: { facts: SecurityFacts }) {
  const t = useMessages();
  return (
    <Card title={t('privacy.security.measures')}>
      <Facts
        items={[
          {
            label: t('privacy.security.transit'),
            value: t(
              facts.isEncryptedInTransit ? 'privacy.security.transit.yes' : 'privacy.security.transit.no',
            ),
          },
          {
            label: t('privacy.security.files'),
            value: t('privacy.security.files.yes', { cipher: facts.fileCipher }),
          },
          {
            label: t('privacy.security.fields'),
            value: t('privacy.security.fields.yes', { cipher: facts.fieldCipher }),
          },
          { label: t('privacy.security.database'), value: t('privacy.security.database.no') },
          {
            label: t('privacy.security.passwords'),
            value: t('privacy.security.passwords.yes', { hash: facts.passwordHash }),
          },
          {
            label: t('privacy.security.scanner'),
            value: t(facts.hasVirusScanner ? 'privacy.security.scanner.yes' : 'privacy.security.scanner.no'),
          },
          { label: t('privacy.security.version'), value: facts.version },
        ]}
      />
    </Card>
  );
}

function Chain({ facts: { audit } }: { facts: SecurityFacts }) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <Card title={t('privacy.security.audit')}>
      <Stack gap={2}>
        <Text>
          {t(audit.isWhole ? 'privacy.security.audit.whole' : 'privacy.security.audit.broken', {
            count: audit.entries,
          })}
        </Text>
        <Text size="small" tone="soft">
          {t('privacy.security.audit.checked', { time: formats.dateTime(audit.checkedAt) })}
        </Text>
      </Stack>
    </Card>
  );
}
