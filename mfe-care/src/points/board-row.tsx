import { useMember, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow, Text, VisuallyHidden } from '@carecircle/ui';
import { BadgeSign } from '../badge-sign/badge-sign';
import { useGameWords } from './game-words';
import css from './game.module.css';

interface BoardRowProps {
  memberId: string;
  rank: number;
  points: number;
  level?: number;
}

/** A member's place, with what they earned. */
export function BoardRow({ memberId, rank, points, level }: BoardRowProps) {
  const t = useGameWords();
  const { person } = useSession();
  const member = useMember(memberId);
  const name = member?.name ?? '';
  return (
    <ListRow
      leading={
        <span className={css.rank}>
          <span className={css.rankNumber} aria-hidden>
            {rank}
          </span>
          <Avatar id={memberId} name={name} />
        </span>
      }
      title={
        <span className={css.named}>
          <VisuallyHidden>{t('board.place', { rank })}: </VisuallyHidden>
          {memberId === person.id ? t('you', { name }) : name}
          <BadgeSign badge={member?.badge} />
        </span>
      }
      meta={level === undefined ? undefined : t('level', { level })}
      trailing={
        <Text weight="bold" isTabular>
          {t('points', { count: points })}
        </Text>
      }
    />
  );
}
