import {
  healthConsequences,
  watchedMetrics,
  type HealthRule,
  type HealthSettings,
  type WatchedMetric,
} from '@carecircle/contracts';
import { Card, Stack, Text } from '@carecircle/ui';
import { NumberField, Select } from '@carecircle/ui/fields';
import { useTemperature } from '../use-temperature';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';

type Rules = HealthSettings['rules'];

interface Props {
  rules: Rules;
  onChange: (rules: Rules) => void;
}

/** From where on a value is told, and to whom: nobody, the circle, or as an alert (WEAR-3). */
export function RuleFields({ rules, onChange }: Props) {
  const t = useWearableWords();
  return (
    <Card title={t('rules')}>
      <Stack gap={5}>
        <Text size="small" tone="soft">
          {t('rules.note')}
        </Text>
        {watchedMetrics.map((metric) => (
          <RuleField
            key={metric}
            metric={metric}
            rule={rules[metric]}
            onChange={(rule) => onChange({ ...rules, [metric]: rule })}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface RuleFieldProps {
  metric: WatchedMetric;
  rule: HealthRule;
  onChange: (rule: HealthRule) => void;
}

function RuleField({ metric, rule, onChange }: RuleFieldProps) {
  const t = useWearableWords();
  const { unit, show, read } = useTemperature();
  const isTemperature = metric === 'temperature';
  const suffix = { heartRate: t('unit.bpm'), bloodOxygen: '%', temperature: unit, fallDetection: '' }[metric];
  const bound = (side: 'low' | 'high') => {
    const value = rule[side];
    return (
      <NumberField
        label={t(`rule.${side}`)}
        name={`rules.${metric}.${side}`}
        suffix={suffix}
        hideSteppers
        value={value !== null && isTemperature ? show(value) : value}
        onChange={(next) => onChange({ ...rule, [side]: next !== null && isTemperature ? read(next) : next })}
      />
    );
  };
  return (
    <fieldset className={css.rule}>
      <legend className={css.legend}>{t(`metric.${metric}`)}</legend>
      {metric === 'fallDetection' ? null : (
        <div className={css.pair}>
          {bound('low')}
          {bound('high')}
        </div>
      )}
      <Select
        label={t(metric === 'fallDetection' ? 'rule.then.fall' : 'rule.then')}
        name={`rules.${metric}.then`}
        options={healthConsequences.map((value) => ({ value, label: t(`then.${value}`) }))}
        value={rule.then}
        onChange={(then) => onChange({ ...rule, then })}
      />
    </fieldset>
  );
}
