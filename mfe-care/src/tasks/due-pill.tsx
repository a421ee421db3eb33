import type { Task } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { CalendarIcon, ClockIcon, DoneIcon, StatusPill, WarningIcon } from '@carecircle/ui';
import { useMessages } from '../words';
import { dueState, type DueState } from './due-state';
import { useWallMoment } from './use-wall-moment';

const looks = {
  overdue: { tone: 'missed', icon: WarningIcon },
  today: { tone: 'due', icon: ClockIcon },
  tomorrow: { tone: 'info', icon: CalendarIcon },
  later: { tone: 'neutral', icon: CalendarIcon },
} as const;

/** When a task is due, in words; once done, when that was. */
export function DuePill({ task }: { task: Task }) {
  const t = useMessages();
  const formats = useFormats();
  const state = dueState(task, useWallMoment());
  if (task.completedAt !== null) {
    const day = formats.date(formats.dayOf(task.completedAt), 'short');
    return (
      <StatusPill tone="done" icon={DoneIcon}>
        {t('due.done', { day })}
      </StatusPill>
    );
  }
  return (
    <StatusPill tone={looks[state].tone} icon={looks[state].icon}>
      {t(wordsOf(state, task), {
        day: formats.date(task.dueDate, 'short'),
        time: task.dueTime === null ? '' : formats.time(task.dueTime),
      })}
    </StatusPill>
  );
}

function wordsOf(state: DueState, { dueTime }: Task) {
  return dueTime === null ? (`due.${state}` as const) : (`due.${state}-at` as const);
}
