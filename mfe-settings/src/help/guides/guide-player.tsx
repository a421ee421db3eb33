import { useEffect, useState } from 'react';
import { Button, IconButton, Inline, LiveRegion, Stack, Text } from '@carecircle/ui';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '@carecircle/ui/icons';
import { useHelpWords } from '../help-words';
import { DrawnScreen } from './drawn-screen';
import { guideSteps, type Guide } from './guides';
import css from './guides.module.css';

/** Time for a picture and its caption, read slowly. */
const stepMs = 7000;
const last = guideSteps.length - 1;

/** A guide that goes on by itself, its text as caption, and stops wherever its viewer wants (WCAG 2.2.2). */
export function GuidePlayer({ guide }: { guide: Guide }) {
  const t = useHelpWords();
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (at === last ? setPlaying(false) : setAt(at + 1)), stepMs);
    return () => clearTimeout(timer);
  }, [at, isPlaying]);
  const step = guideSteps[at] ?? 1;
  const go = (to: number) => {
    setPlaying(false);
    setAt(to);
  };
  const play = () => {
    if (!isPlaying && at === last) setAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <Stack gap={4}>
      <div className={css.stage}>
        <DrawnScreen guide={guide} step={step} />
      </div>
      <LiveRegion>
        <Text>{t(`guide.${guide.id}.${step}`)}</Text>
      </LiveRegion>
      <Text size="small" tone="soft">
        {t('guide.step', { step, steps: guideSteps.length })}
      </Text>
      <Inline gap={2}>
        <IconButton
          icon={ArrowLeftIcon}
          aria-label={t('guide.back')}
          isDisabled={at === 0}
          onPress={() => go(at - 1)}
        />
        <Button variant="primary" icon={isPlaying ? PauseIcon : PlayIcon} onPress={play}>
          {t(isPlaying ? 'guide.pause' : 'guide.play')}
        </Button>
        <IconButton
          icon={ArrowRightIcon}
          aria-label={t('guide.next')}
          isDisabled={at === last}
          onPress={() => go(at + 1)}
        />
      </Inline>
    </Stack>
  );
}
