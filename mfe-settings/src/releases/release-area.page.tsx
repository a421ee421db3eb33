import { useLiveQuery, useSignal } from '@carecircle/remote-kit';
import { ErrorState, Heading, Skeleton, Stack } from '@carecircle/ui';
import { useParams } from 'react-router-dom';
import { useMessages } from '../words';
import { CandidateCard } from './candidate-card';
import { HealthCard } from './health-card';
import { HistoryCard } from './history-card';
import { OperatorsOnly } from './operators-only';
import css from './releases.module.css';
import { ServedCard } from './served-card';
import { VersionsCard } from './versions-card';
import { WhyCard } from './why-card';

/** /more/releases/:remote: one area, its versions, who has them, how they fare, and who decided what (REL-6). */
export default function ReleaseAreaPage() {
  return (
    <OperatorsOnly>
      <Area />
    </OperatorsOnly>
  );
}

function Area() {
  const t = useMessages();
  const { remote = '' } = useParams();
  const { data, error, refetch, isFetching } = useLiveQuery('releases.getArea', { remote });
  useSignal('release.changed', (change) => change.remote === remote && refetch());
  if (!data && error)
    return (
      <ErrorState
        title={t('releases.failed')}
        text={t('failed.text')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton shape="card" count={3} />;
  const { area, versions, history, series } = data;
  return (
    <Stack gap={5}>
      <Heading level={2}>{remote}</Heading>
      <div className={css.columns}>
        <Stack gap={5}>
          {area.candidate ? (
            <CandidateCard area={area} candidate={area.candidate} onChanged={refetch} />
          ) : null}
          <ServedCard area={area} onChanged={refetch} />
          <HealthCard area={area} series={series} />
        </Stack>
        <Stack gap={5}>
          <VersionsCard area={area} versions={versions} onChanged={refetch} />
          <WhyCard remote={remote} />
          <HistoryCard history={history} />
        </Stack>
      </div>
    </Stack>
  );
}
