import type { Task } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { CalendarIcon, ClockIcon, DoneIcon, WarningIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { dueState, type DueState } from '../task-lists/due-state';
import { useWallMoment } from '../wall-moment/use-wall-moment';

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
  const now = useWallMoment();
  const state = dueState(task, now);
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
      {t(wordsOf(state, task, now.day), {
        day: formats.date(task.dueDate, 'short'),
        time: task.dueTime === null ? '' : formats.time(task.dueTime),
      })}
    </StatusPill>
  );
}

// Of a day that is over, the time does not matter any more.
function wordsOf(state: DueState, { dueDate, dueTime }: Task, today: string) {
  return dueTime === null || dueDate < today ? (`due.${state}` as const) : (`due.${state}-at` as const);
}
