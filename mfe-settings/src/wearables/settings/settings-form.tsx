import { useState } from 'react';
import { deviceMetrics, syncIntervals, type HealthSettings } from '@carecircle/contracts';
import { HealthSettingsInput } from '@carecircle/contracts/schemas';
import { useCommand, useEdited, useFormErrors } from '@carecircle/remote-kit';
import { Button, Card, Inline, showToast, Stack } from '@carecircle/ui';
import { CheckboxGroup, Form, NumberField, Select } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { RuleFields } from './rule-fields';

type Draft = Omit<HealthSettingsInput, 'stepGoal'> & { stepGoal: number | null };

/** What is taken of one person and what follows from it. */
export function SettingsForm({ settings }: { settings: HealthSettings }) {
  const t = useWearableWords();
  const tCommon = useMessages();
  const { wearerId, ...fields } = settings;
  const { opened, seen, takeNote } = useEdited(fields);
  const [draft, setDraft] = useState<Draft>(opened);
  const changing = useCommand('wearables.changeHealthSettings');
  const { errors, check } = useFormErrors(HealthSettingsInput, changing.fieldErrors, (_path, code) =>
    code === 'not_above_low' ? t('rule.order') : undefined,
  );
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const save = async () => {
    if (!check(draft)) return;
    const changes = changesOf(opened, HealthSettingsInput.parse(draft));
    if (Object.keys(changes).length === 0) return;
    const outcome = await changing.send({ wearerId, changes, seen: seen(changes) });
    takeNote(outcome);
    if (outcome.status === 'done') showToast({ text: t('settings.saved'), tone: 'success' });
  };
  return (
    <Form onSubmit={save} errors={errors}>
      <div className={css.columns}>
        <Card title={t('settings.sync')}>
          <Stack gap={4}>
            <Select
              label={t('settings.interval')}
              name="syncMinutes"
              description={t('settings.interval.note')}
              options={syncIntervals.map((minutes) => ({
                value: String(minutes),
                label: t('settings.every', { minutes }),
              }))}
              value={String(draft.syncMinutes)}
              onChange={(value) =>
                change({ syncMinutes: syncIntervals.find((minutes) => String(minutes) === value) ?? 60 })
              }
            />
            <NumberField
              label={t('settings.goal')}
              name="stepGoal"
              minValue={100}
              maxValue={100_000}
              step={500}
              value={draft.stepGoal}
              onChange={(stepGoal) => change({ stepGoal })}
            />
            <CheckboxGroup
              label={t('settings.metrics')}
              name="metrics"
              options={deviceMetrics.map((metric) => ({ value: metric, label: t(`metric.${metric}`) }))}
              value={draft.metrics}
              onChange={(metrics) => change({ metrics })}
            />
          </Stack>
        </Card>
        <RuleFields rules={draft.rules} onChange={(rules) => change({ rules })} />
      </div>
      <Inline justify="end">
        <Button variant="primary" type="submit" isPending={changing.isPending} {...changing.gate.button}>
          {tCommon('save')}
        </Button>
      </Inline>
    </Form>
  );
}

function changesOf(before: HealthSettingsInput, after: HealthSettingsInput): Partial<HealthSettingsInput> {
  const names = Object.keys(after) as (keyof HealthSettingsInput)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );
}
