import { useState } from 'react';
import { useFormats } from '@carecircle/remote-kit';
import { Button, Card, Facts, ProgressBar, Stack } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './releases.module.css';
import { SteerDialog, type Step } from './steer-dialog';
import { useReleaseWords, type Area, type Candidate } from './use-release-words';

interface CandidateCardProps {
  area: Area;
  candidate: Candidate;
  onChanged: () => void;
}

/** A version on its way: who has it, when more get it, and what an operator can do with it. */
export function CandidateCard({ area, candidate, onChanged }: CandidateCardProps) {
  const t = useMessages();
  const formats = useFormats();
  const words = useReleaseWords();
  const [step, setStep] = useState<Step | null>(null);
  const { version, percent, isPaused, nextStageAt, together, startedAt } = candidate;
  const facts = [
    { label: t('releases.who'), value: words.audience(candidate) },
    { label: t('releases.since'), value: formats.dateTime(startedAt) },
    ...(nextStageAt ? [{ label: t('releases.next'), value: formats.dateTime(nextStageAt) }] : []),
    ...(together.length > 0 ? [{ label: t('releases.together'), value: formats.list(together) }] : []),
  ];
  return (
    <Card title={t(isPaused ? 'releases.candidate.paused' : 'releases.candidate', { version })}>
      <Stack gap={4}>
        <ProgressBar
          label={t('releases.circles')}
          value={percent}
          valueText={words.percent(percent)}
          tone={isPaused ? 'due' : 'accent'}
        />
        <Facts items={facts} />
        <div className={css.actions}>
          <Button variant="primary" onPress={() => setStep({ kind: 'raise', percent })}>
            {t('releases.raise')}
          </Button>
          <Button onPress={() => setStep({ kind: isPaused ? 'resume' : 'pause' })}>
            {t(isPaused ? 'releases.resume' : 'releases.pause')}
          </Button>
          <Button onPress={() => setStep({ kind: 'serve', version })}>{t('releases.serve')}</Button>
          <Button variant="danger" onPress={() => setStep({ kind: 'rollBack' })}>
            {t('releases.rollBack')}
          </Button>
        </div>
      </Stack>
      {step ? (
        <SteerDialog area={area} step={step} onClose={() => setStep(null)} onChanged={onChanged} />
      ) : null}
    </Card>
  );
}
