import { pointsPerLevel } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { ProgressBar, Skeleton, Stack, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { useOverview } from './use-overview';

/** Level and points of the person, at the head of the More menu (SET-1); nothing for who does not take part. */
export default function PointsItem() {
  const t = useMessages();
  const formats = useFormats();
  const { data, error } = useOverview();
  if (!data) return error ? null : <Skeleton shape="line" />;
  if (!data.game) return null;
  const { level, totalPoints } = data.game.stats;
  const intoLevel = totalPoints - (level - 1) * pointsPerLevel;
  return (
    <Stack gap={1}>
      <Text weight="medium">
        {t('points.line', { level, points: formats.number(totalPoints), count: totalPoints })}
      </Text>
      <ProgressBar
        label={t('points.progress', { level: level + 1 })}
        value={intoLevel}
        maxValue={pointsPerLevel}
        valueText={t('points.to-go', { count: pointsPerLevel - intoLevel })}
      />
    </Stack>
  );
}
