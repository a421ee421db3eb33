import type { Dose } from '@carecircle/contracts';
import { useFormats, useNow } from '@carecircle/remote-kit';
import { StatusPill, type StatusTone } from '@carecircle/ui';
import { BlockedIcon, ClockIcon, DoneIcon, SkipIcon, WarningIcon, type Icon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { doseState, type DoseState } from './dose-state';
import { useRecipientZone } from './use-recipient-zone';

const looks: Record<DoseState, { tone: StatusTone; icon: Icon }> = {
  later: { tone: 'neutral', icon: ClockIcon },
  due: { tone: 'due', icon: ClockIcon },
  overdue: { tone: 'missed', icon: WarningIcon },
  missed: { tone: 'missed', icon: BlockedIcon },
  taken: { tone: 'done', icon: DoneIcon },
  late: { tone: 'done', icon: DoneIcon },
  skipped: { tone: 'neutral', icon: SkipIcon },
};

/** How a dose stands, in a word with its time, a sign and a colour. */
export function DosePill({ dose }: { dose: Dose }) {
  const t = useMessages();
  const now = useNow();
  const timeOf = useDoseTime(dose);
  const state = doseState(dose, now);
  return (
    <StatusPill {...looks[state]}>
      {state === 'skipped' ? t('dose-state.skipped') : t(`dose-state.${state}`, { time: timeOf(state) })}
    </StatusPill>
  );
}

/** The time of a dose in its recipient's zone, with its day when that is not today. */
function useDoseTime({ recipientId, day, time, takenAt }: Dose) {
  const formats = useFormats();
  const { timeZone, today } = useRecipientZone(recipientId);
  return (state: DoseState) => {
    const isTaken = (state === 'taken' || state === 'late') && takenAt !== null;
    if (isTaken) return formats.instant(takenAt, timeZone);
    const due = time === null ? '' : formats.time(time);
    return day === today ? due : `${formats.date(day, 'short')}, ${due}`;
  };
}
