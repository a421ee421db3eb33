import { weekdays } from '@carecircle/contracts';
import { Button, Inline, Stack } from '@carecircle/ui';
import { CheckboxGroup, TimeField } from '@carecircle/ui/fields';
import { PlusIcon, TrashIcon } from '@carecircle/ui/icons';
import { useRepeatWords } from '../../repeat/use-repeat-words';
import { useMessages } from '../../words';
import type { ScheduleFieldsProps } from './schedule-form';
import css from './plans.module.css';

/** The times of a day and the days of a week (CHK-4). */
export function DueTimesFields({ draft, onChange, mostTimes }: ScheduleFieldsProps & { mostTimes: number }) {
  const t = useMessages();
  const { dayWord } = useRepeatWords();
  const { times } = draft;
  return (
    <Stack gap={4}>
      {times.map((time, index) => (
        <div key={index} className={css.entry}>
          <TimeField
            label={times.length === 1 ? t('field.time') : t('field.time.n', { number: index + 1 })}
            name={index === 0 ? 'times' : `times.${index}`}
            isRequired
            value={time}
            onChange={(next) => onChange({ times: times.with(index, next) })}
          />
          {times.length > 1 ? (
            <Button
              size="small"
              icon={TrashIcon}
              aria-label={t('plan.remove-time', { number: index + 1 })}
              onPress={() => onChange({ times: times.toSpliced(index, 1) })}
            >
              {t('plan.remove')}
            </Button>
          ) : null}
        </div>
      ))}
      {times.length < mostTimes ? (
        <Inline gap={2}>
          <Button size="small" icon={PlusIcon} onPress={() => onChange({ times: [...times, '18:00'] })}>
            {t('plan.add-time')}
          </Button>
        </Inline>
      ) : null}
      <CheckboxGroup
        label={t('repeat.weekdays')}
        name="weekdays"
        orientation="horizontal"
        value={draft.weekdays}
        onChange={(chosen) => onChange({ weekdays: chosen })}
        options={weekdays.map((value) => ({ value, label: dayWord(value, 'long') }))}
      />
    </Stack>
  );
}
