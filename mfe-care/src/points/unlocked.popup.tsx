import { useEffect, useState } from 'react';
import type { UnseenAchievement } from '@carecircle/contracts';
import { setBusState, useBusState, useCommand, useRoutePath } from '@carecircle/remote-kit';
import { Button, IconButton, Inline, LinkButton, Text, announce } from '@carecircle/ui';
import { CloseIcon, TrophyIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useGameWords, WithGameWords } from './game-words';
import css from './unlocked.module.css';

/** 'Achievement Unlocked!' over whatever screen the person has before them, one after another (GAME-2). */
export default function UnlockedPopup() {
  return (
    <WithGameWords>
      <Unlocked />
    </WithGameWords>
  );
}

function Unlocked() {
  const unseen = useBusState('achievements.unseen');
  const [passed, setPassed] = useState(0);
  const { send } = useCommand('points.seeAchievements', { onRefused: () => undefined });
  const shown = unseen[passed] ?? unseen.at(-1);
  if (!shown) return null;
  const isLast = passed >= unseen.length - 1;
  const close = () => {
    setPassed(0);
    setBusState('achievements.unseen', []);
    void send({});
  };
  return (
    <PopupCard
      key={shown.id}
      achievement={shown}
      onNext={isLast ? undefined : () => setPassed(passed + 1)}
      onClose={close}
    />
  );
}

interface PopupCardProps {
  achievement: UnseenAchievement;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** It takes no focus, for nobody asked for it: screen readers hear it, and it stays until it is closed. */
function PopupCard({ achievement: { id, points }, onNext, onClose }: PopupCardProps) {
  const t = useGameWords();
  const names = useMessages();
  const path = useRoutePath('gamification', {}, { tab: 'achievements' });
  const title = names.dynamic(`achievement.${id}`);
  const earned = t('points', { count: points });
  const spoken = t('popup.spoken', { title, points: earned });
  useEffect(() => announce(spoken), [spoken]);
  return (
    <section className={css.popup} aria-label={t('popup.title')}>
      <span className={css.sign}>
        <TrophyIcon />
      </span>
      <div className={css.words}>
        <Text as="p" weight="bold">
          {t('popup.title')}
        </Text>
        <Text as="p">
          {title} · {earned}
        </Text>
        <Inline gap={2}>
          {onNext ? (
            <Button size="small" onPress={onNext}>
              {t('popup.next')}
            </Button>
          ) : path ? (
            <LinkButton size="small" href={path} onPress={onClose}>
              {t('popup.see')}
            </LinkButton>
          ) : null}
        </Inline>
      </div>
      <IconButton icon={CloseIcon} aria-label={t('popup.close')} onPress={onClose} />
    </section>
  );
}
