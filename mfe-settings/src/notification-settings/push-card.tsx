import { Card, Stack } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { MasterSwitch } from './master-switch';
import type { SettingsProps } from './use-notification-settings';

const switches = [
  'taskReminders',
  'medicationReminders',
  'appointmentReminders',
  'checkInReminders',
  'messageNotifications',
  'circleUpdates',
] as const;

/** 'Push': what my devices tell me of. Alerts are told whatever is switched off. */
export function PushCard({ settings, onChange, isDisabled }: SettingsProps) {
  const t = useMessages();
  return (
    <Card title={t('notify.push')}>
      <Stack gap={2}>
        <MasterSwitch
          label={t('notify.pushEnabled')}
          description={t('notify.pushEnabled.note')}
          isSelected={settings.pushEnabled}
          isDisabled={isDisabled}
          onChange={(pushEnabled) => onChange({ pushEnabled })}
        >
          {switches.map((name) => (
            <Switch
              key={name}
              label={t(`notify.${name}`)}
              isSelected={settings[name]}
              isDisabled={isDisabled}
              onChange={(isOn) => onChange({ [name]: isOn })}
            />
          ))}
        </MasterSwitch>
        <Switch
          label={t('notify.hidesDetails')}
          description={t('notify.hidesDetails.note')}
          isSelected={settings.hidesDetails}
          isDisabled={isDisabled}
          onChange={(hidesDetails) => onChange({ hidesDetails })}
        />
      </Stack>
    </Card>
  );
}
