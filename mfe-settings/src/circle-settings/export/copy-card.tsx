import { useSession } from '@carecircle/remote-kit';
import { Card, LinkButton, Stack, Text } from '@carecircle/ui';
import { RefreshIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { ExportButton } from './export-button';

/** Taking the circle along as a file, and making a new one of such a file (ALL-5). */
export function CopyCard() {
  const t = useMessages();
  const { circle } = useSession();
  return (
    <Card title={t('circle.copy.title')}>
      <Stack gap={3}>
        <Text size="small" tone="soft">
          {t('circle.export.note')}
        </Text>
        <ExportButton />
        {circle.isDemo ? null : (
          <>
            <Text size="small" tone="soft">
              {t('circle.copy.restore.note')}
            </Text>
            <LinkButton href="/onboarding?step=restore" icon={RefreshIcon} isFullWidth>
              {t('circle.copy.restore')}
            </LinkButton>
          </>
        )}
      </Stack>
    </Card>
  );
}
