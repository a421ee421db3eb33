import { pointsPerLevel } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { ProgressBar, Skeleton, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { useMemberPoints } from './use-member-points';

/** Level and points of the person, at the head of the More menu (SET-1). */
export default function PointsItem() {
  const t = useMessages();
  const formats = useFormats();
  const { data: points, error } = useMemberPoints();
  if (!points) return error ? null : <Skeleton shape="line" />;
  const intoLevel = points.totalPoints % pointsPerLevel;
  return (
    <Stack gap={1}>
      <Text weight="medium">
        {t('points.line', {
          level: points.level,
          points: formats.number(points.totalPoints),
          count: points.totalPoints,
        })}
      </Text>
      <ProgressBar
        label={t('points.progress', { level: points.level + 1 })}
        value={intoLevel}
        maxValue={pointsPerLevel}
        valueText={t('points.to-go', { count: pointsPerLevel - intoLevel })}
      />
    </Stack>
  );
}
