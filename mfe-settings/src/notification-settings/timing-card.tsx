import { reminderAdvances } from '@carecircle/contracts';
import { Card, Stack, Text } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import type { SettingsProps } from './use-notification-settings';

const kinds = ['medicationAdvance', 'appointmentAdvance', 'taskDeadlineAdvance'] as const;

/** 'Reminder Timing': how long before something is due I am reminded of it (NOTE-4). */
export function TimingCard({ settings, onChange, isDisabled }: SettingsProps) {
  const t = useMessages();
  return (
    <Card title={t('notify.timing')}>
      <Stack gap={4}>
        {kinds.map((kind) => (
          <Select
            key={kind}
            label={t(`notify.${kind}`)}
            isDisabled={isDisabled}
            value={String(settings[kind])}
            onChange={(minutes) => onChange({ [kind]: Number(minutes) })}
            options={reminderAdvances[kind].map((minutes) => ({
              value: String(minutes),
              label: minutes < 60 ? t('notify.minutes', { minutes }) : inHours(minutes, t),
            }))}
          />
        ))}
        <Text size="small" tone="soft">
          {t('notify.timing.note')}
        </Text>
      </Stack>
    </Card>
  );
}

function inHours(minutes: number, t: ReturnType<typeof useMessages>): string {
  const hours = minutes / 60;
  return hours < 24 ? t('notify.hours', { hours }) : t('notify.days', { days: hours / 24 });
}
