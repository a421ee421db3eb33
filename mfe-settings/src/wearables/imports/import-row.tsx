import type { HealthImport } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { IconButton, ListRow, ProgressBar, StatusPill, Text, type StatusTone } from '@carecircle/ui';
import { CloseIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';
import { cancelImport } from './import-queue';

const tones: Readonly<Record<HealthImport['status'], StatusTone>> = {
  uploading: 'neutral',
  reading: 'info',
  done: 'done',
  failed: 'missed',
  cancelled: 'neutral',
};

/** A file that the server has: how far it is read, and what was taken of it. */
export function ImportRow({ healthImport }: { healthImport: HealthImport }) {
  const t = useWearableWords();
  const { relative } = useFormats();
  const { id, circleId, name, status, problem, startedAt, missing } = healthImport;
  const isOpen = status === 'uploading' || status === 'reading';
  return (
    <ListRow
      title={name}
      meta={
        <>
          <StatusPill tone={problem && status === 'done' ? 'due' : tones[status]}>
            {t(`import.status.${status}`)}
          </StatusPill>
          <span>{relative(startedAt)}</span>
        </>
      }
      trailing={
        isOpen ? (
          <IconButton
            icon={CloseIcon}
            aria-label={t('import.cancel', { name })}
            onPress={() => cancelImport(circleId, id)}
          />
        ) : undefined
      }
      footer={
        <>
          {status === 'reading' ? (
            <ProgressBar
              label={name}
              isLabelHidden
              value={healthImport.readBytes}
              maxValue={healthImport.sizeBytes}
            />
          ) : null}
          {problem ? (
            <Text size="small" tone="missed">
              {t(`import.problem.${problem}`, { columns: missing.join(', ') })}
            </Text>
          ) : null}
          <Counts healthImport={healthImport} />
        </>
      }
    />
  );
}

function Counts({ healthImport }: { healthImport: HealthImport }) {
  const t = useWearableWords();
  const { date, dayOf } = useFormats();
  const { taken, known, left, oldestAt, newestAt } = healthImport;
  if (taken + known + left === 0) return null;
  const span =
    oldestAt && newestAt
      ? t('import.span', { from: date(dayOf(oldestAt)), to: date(dayOf(newestAt)) })
      : null;
  return (
    <Text size="small" tone="soft">
      {[t('import.counts', { taken, known, left }), span].filter(Boolean).join(' ')}
    </Text>
  );
}
