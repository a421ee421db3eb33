import type { DailyReminder } from '@carecircle/contracts';
import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
import { Banner, Section, Skeleton } from '@carecircle/ui';
import { useMessages } from '../words';

const tones = {
  crisis: 'danger',
  overdue: 'due',
  success: 'done',
  everyday: 'info',
} as const satisfies Record<DailyReminder['kind'], string>;
/** What it says may be another sentence after these: it is asked for anew. */
/** One sentence for the caregiver, by what is true now (SHELL-6). Where it can't be read, the day goes on without it. */
export default function ReminderCard() {
  const t = useMessages();
  const { data, error } = useLiveQuery(
    'care.getDailyReminder',
    {},
    {
      on: {
        'task.completed': needsRefetch,
        'task.reopened': needsRefetch,
        'check-in.added': needsRefetch,
        'dose.taken': needsRefetch,
        'dose.missed': needsRefetch,
        'achievement.unlocked': needsRefetch,
        'alert.raised': needsRefetch,
        'alert.resolved': needsRefetch,
        'preferences.changed': needsRefetch,
      },
    },
  );
  if (!data) return error ? null : <Skeleton shape="row" />;
  return (
    <Section title={t('reminder.title')}>
      <Banner tone={tones[data.kind]}>{data.text}</Banner>
    </Section>
  );
}
