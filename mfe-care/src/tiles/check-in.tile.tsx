import { useFormats, useRoutePath } from '@carecircle/remote-kit';
import { Skeleton, StatusPill, Tile } from '@carecircle/ui';
import { HealthIcon } from '@carecircle/ui/icons';
import type { PersonToday } from '../check-ins/people-today';
import { usePauseWords } from '../check-in-plans/use-pause-words';
import { useCheckInDay } from '../check-ins/use-check-in-day';
import { useMessages } from '../words';

/** Whether everyone cared for has a check-in today, else who is missing; and who needs help (SHELL-6). */
export default function CheckInTile() {
  const t = useMessages();
  const { people, error } = useCheckInDay();
  const href = useRoutePath('check-in') ?? undefined;
  const face = { icon: HealthIcon, label: t('check-in.nav'), href };
  if (!people) {
    return error ? <Tile {...face} value="–" note={t('failed.short')} /> : <Skeleton shape="tile" />;
  }
  const isPaused =
    people.length > 0 && people.every(({ checkIn, pause }) => checkIn === null && pause !== null);
  const isCompleted = people.length > 0 && people.every(({ checkIn, pause }) => checkIn ?? pause);
  const value = isCompleted ? 'check-in.completed' : 'check-in.pending';
  return <Tile {...face} value={t(isPaused ? 'check-in.paused' : value)} note={<Note people={people} />} />;
}

/** More than these are counted, so that the tile stays a glance. */
const mostNames = 3;

function Note({ people }: { people: readonly PersonToday[] }) {
  const t = useMessages();
  const { list } = useFormats();
  const namesOf = (some: readonly PersonToday[]) => {
    const names = some.map(({ recipient }) => recipient.name);
    if (names.length <= mostNames) return list(names);
    const more = names.length - mostNames + 1;
    return list([...names.slice(0, -more), t('check-in.more', { count: more })]);
  };
  const pauseWords = usePauseWords();
  const missing = people.filter(({ checkIn, pause }) => checkIn === null && pause === null);
  const paused = people.filter(({ checkIn, pause }) => checkIn === null && pause !== null);
  const inNeed = people.filter(({ checkIn }) => checkIn?.status === 'needs-help');
  if (people.length === 0) return t('check-in.nobody');
  return (
    <>
      {inNeed.length > 0 ? (
        <StatusPill tone="danger">
          {t('check-in.in-need', { names: namesOf(inNeed), count: inNeed.length })}
        </StatusPill>
      ) : null}
      {missing.length > 0 ? <p>{t('check-in.missing', { names: namesOf(missing) })}</p> : null}
      {paused.map(({ recipient, pause }) => (
        <p key={recipient.id}>
          {t('check-in.paused-until', { name: recipient.name, until: pauseWords(pause ?? { until: null }) })}
        </p>
      ))}
      {missing.length + inNeed.length + paused.length === 0 ? t('check-in.everyone') : null}
    </>
  );
}
