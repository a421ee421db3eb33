import type { Rarity } from '@carecircle/contracts';
import type { ReactNode } from 'react';
import { Heading, Text } from '@carecircle/ui';
import type { Icon } from '@carecircle/ui/icons';
import css from './game.module.css';

interface GameItemProps {
  icon: Icon;
  rarity?: Rarity;
  isLocked?: boolean;
  title: string;
  text: string;
  facts: ReactNode;
  foot?: ReactNode;
}

/** An achievement, a challenge or a reward: sign, words, facts, and at its foot what leads on. */
export function GameItem({ icon: Glyph, rarity, isLocked, title, text, facts, foot }: GameItemProps) {
  return (
    <li>
      <article className={css.item}>
        <span className={css.medal} data-rarity={rarity} data-locked={isLocked || undefined}>
          <Glyph />
        </span>
        <div className={css.words}>
          <Heading level={3} size="body">
            {title}
          </Heading>
          <Text size="small" tone="soft">
            {text}
          </Text>
          <div className={css.facts}>{facts}</div>
        </div>
        {foot ? <div className={css.foot}>{foot}</div> : null}
      </article>
    </li>
  );
}

/** Achievements, challenges or rewards side by side, as many as fit. */
export function GameItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={css.items}>
      {children}
    </ul>
  );
}
