import { useFormats } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { useMessages } from '../words';
import type { PersonToday } from '../check-in-day/people-today';
import { usePauseWords } from './plans/use-pause-words';

/** Whether everyone cared for has a check-in today (SHELL-6); tile and page say the same by it. */
export function todayState(people: readonly PersonToday[]): 'completed' | 'pending' | 'paused' {
  if (people.length === 0) return 'pending';
  if (people.every(({ checkIn, pause }) => checkIn === null && pause !== null)) return 'paused';
  return people.every(({ checkIn, pause }) => checkIn ?? pause) ? 'completed' : 'pending';
}

/** More than these are counted, so that a tile stays a glance. */
const mostNames = 3;

/** Who needs help, who is missing and who is paused. */
export function TodayNote({ people }: { people: readonly PersonToday[] }) {
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
      {missing.length + inNeed.length + paused.length === 0 ? <p>{t('check-in.everyone')}</p> : null}
    </>
  );
}
