import { weekdays, type Repeat } from '@carecircle/contracts';
import { Stack, Text } from '@carecircle/ui';
import { CheckboxGroup, DatePicker, NumberField, Select } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { repeatOf, type RepeatChoice, type RepeatDraft, type RepeatEnd } from './repeat-draft';
import css from './repeat-fields.module.css';
import { isInLastWeek, isLastDay, useRepeatWords, weekdayOf } from './use-repeat-words';

interface Props {
  draft: RepeatDraft;
  /** The day of the form, which tells which day of its month or year is meant; null while none is chosen. */
  day: string | null;
  onChange: (draft: RepeatDraft) => void;
}

const choices: readonly RepeatChoice[] = ['never', 'daily', 'weekly', 'monthly', 'yearly'];
const ofFiles: readonly RepeatChoice[] = [...choices, 'file'];
const ends: readonly RepeatEnd[] = ['never', 'until', 'count'];

/** How something repeats, and below it the same in words (CAL-4, TASK-3). */
export function RepeatFields({ draft, day, onChange }: Props) {
  const t = useMessages();
  const change = (changes: Partial<RepeatDraft>) => onChange({ ...draft, ...changes });
  const { choice } = draft;
  const isFile = choice === 'file';
  return (
    <Stack gap={4}>
      <Select
        label={t('repeat.label')}
        name="repeat"
        value={choice}
        onChange={(chosen) => change({ choice: chosen })}
        options={(isFile ? ofFiles : choices).map((value) => ({
          value,
          label: t(`repeat.choice.${value}`),
        }))}
      />
      {choice === 'never' || choice === 'file' || !day ? null : (
        <RuleFields draft={draft} day={day} frequency={choice} change={change} />
      )}
    </Stack>
  );
}

interface RuleProps {
  draft: RepeatDraft;
  day: string;
  frequency: Repeat['frequency'];
  change: (changes: Partial<RepeatDraft>) => void;
}

function RuleFields({ draft, day, frequency, change }: RuleProps) {
  const t = useMessages();
  const { dayWord, monthlyWords, repeatWords } = useRepeatWords();
  const monthly = [
    'day' as const,
    'weekday' as const,
    ...(isInLastWeek(day) ? ['last-weekday' as const] : []),
    ...(isLastDay(day) ? ['last-day' as const] : []),
  ];
  const rule = repeatOf(draft);
  return (
    <>
      <NumberField
        label={t(`repeat.interval.${frequency}`)}
        name="repeat.interval"
        minValue={1}
        maxValue={99}
        value={draft.interval}
        onChange={(interval) => change({ interval })}
      />
      {frequency === 'weekly' ? (
        <CheckboxGroup
          label={t('repeat.weekdays')}
          name="repeat.weekdays"
          orientation="horizontal"
          value={draft.weekdays.length > 0 ? draft.weekdays : [weekdayOf(day)]}
          onChange={(chosen) => change({ weekdays: chosen })}
          options={weekdays.map((value) => ({ value, label: dayWord(value, 'long') }))}
        />
      ) : null}
      {frequency === 'monthly' ? (
        <Select
          label={t('repeat.monthly')}
          name="repeat.monthlyOn"
          value={monthly.includes(draft.monthlyOn) ? draft.monthlyOn : 'day'}
          onChange={(monthlyOn) => change({ monthlyOn })}
          options={monthly.map((value) => ({ value, label: monthlyWords(value, day) }))}
        />
      ) : null}
      <div className={css.ends}>
        <Select
          label={t('repeat.ends')}
          name="repeat.ends"
          value={draft.ends}
          onChange={(end) => change({ ends: end })}
          options={ends.map((value) => ({ value, label: t(`repeat.ends.${value}`) }))}
        />
        {draft.ends === 'until' ? (
          <DatePicker
            label={t('repeat.until')}
            name="repeat.until"
            isRequired
            value={draft.until}
            onChange={(until) => change({ until })}
          />
        ) : null}
        {draft.ends === 'count' ? (
          <NumberField
            label={t('repeat.count')}
            name="repeat.count"
            minValue={1}
            maxValue={999}
            value={draft.count}
            onChange={(count) => change({ count })}
          />
        ) : null}
      </div>
      {isWhole(rule) ? (
        <Text size="small" tone="soft">
          {repeatWords(rule, day)}
        </Text>
      ) : null}
    </>
  );
}

function isWhole(rule: ReturnType<typeof repeatOf>): rule is Repeat {
  return !!rule && rule.interval !== null && rule.until !== undefined && rule.count !== undefined;
}
