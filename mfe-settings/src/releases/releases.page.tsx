import { useLiveQuery, useSignal } from '@carecircle/remote-kit';
import { ErrorState, List, Skeleton, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { AreaRow } from './area-row';
import { InspectorSection } from './inspector-section';
import { OperatorsOnly } from './operators-only';
import { PublishCard } from './publish-card';

/** /more/releases: every area of the product and what is served of it (REL-6). */
export default function ReleasesPage() {
  return (
    <OperatorsOnly>
      <Areas />
    </OperatorsOnly>
  );
}

function Areas() {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useLiveQuery('releases.listAreas', {});
  useSignal('release.changed', refetch);
  if (!data && error)
    return (
      <ErrorState
        title={t('releases.failed')}
        text={t('failed.text')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton shape="row" count={5} />;
  return (
    <Stack gap={4}>
      <Text tone="soft">{t('releases.about')}</Text>
      <List label={t('releases.title')}>
        {data.map((area) => (
          <AreaRow key={area.remote} area={area} />
        ))}
      </List>
      <InspectorSection />
      <PublishCard onPublished={refetch} />
    </Stack>
  );
}
