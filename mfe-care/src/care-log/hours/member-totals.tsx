import type { ApiOutputs } from '@carecircle/contracts/api';
import { useSession } from '@carecircle/remote-kit';
import { Card, Facts, Text } from '@carecircle/ui';
import { useCareLogWords } from '../care-log-words';
import css from '../care-log.module.css';
import { useDuration } from './use-duration';

type Total = ApiOutputs['care']['getCareHours']['month'];

/** This week and this month, by member. */
export function MemberTotals({ week, month }: { week: Total | undefined; month: Total }) {
  const t = useCareLogWords();
  return (
    <div className={css.times}>
      {week ? <Totals title={t('hours.this-week')} total={week} /> : null}
      <Totals title={t('hours.this-month')} total={month} />
    </div>
  );
}

function Totals({ title, total: { minutes, members } }: { title: string; total: Total }) {
  const t = useCareLogWords();
  const duration = useDuration();
  const session = useSession();
  const nameOf = (id: string) =>
    id === session.person.id
      ? t('you')
      : (session.members.find((member) => member.id === id)?.name ?? t('former'));
  return (
    <Card title={title}>
      {minutes === null ? (
        <Text tone="soft">{t('hours.no-data')}</Text>
      ) : (
        <Facts
          items={[
            ...members.map((each) => ({ label: nameOf(each.memberId), value: duration(each.minutes) })),
            { label: t('hours.total'), value: duration(minutes) },
          ]}
        />
      )}
    </Card>
  );
}
