import { useSession } from '@carecircle/remote-kit';
import { Card, Stack, Text } from '@carecircle/ui';
import { Switch, TimeField } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { MasterSwitch } from './master-switch';
import type { SettingsProps } from './use-notification-settings';
import css from './notification-settings.module.css';

/** 'Sound and Vibration': how loud, and when not. */
export function SoundCard({
  settings,
  onChange,
  isDisabled,
  timeZone,
}: SettingsProps & { timeZone: string | null }) {
  const t = useMessages();
  const { circle } = useSession();
  const zone = (timeZone ?? circle.timeZone).replaceAll('_', ' ');
  return (
    <Card title={t('notify.sound')}>
      <Switch
        label={t('notify.soundEnabled')}
        isSelected={settings.soundEnabled}
        isDisabled={isDisabled}
        onChange={(soundEnabled) => onChange({ soundEnabled })}
      />
      <Switch
        label={t('notify.vibrationEnabled')}
        isSelected={settings.vibrationEnabled}
        isDisabled={isDisabled}
        onChange={(vibrationEnabled) => onChange({ vibrationEnabled })}
      />
      <MasterSwitch
        label={t('notify.quietHours')}
        description={t('notify.quietHours.note')}
        isSelected={settings.quietHours}
        isDisabled={isDisabled}
        onChange={(quietHours) => onChange({ quietHours })}
      >
        <Stack gap={2}>
          <div className={css.times}>
            <TimeField
              label={t('notify.quietStart')}
              value={settings.quietStart}
              isDisabled={isDisabled}
              onChange={(quietStart) => quietStart && onChange({ quietStart })}
            />
            <TimeField
              label={t('notify.quietEnd')}
              value={settings.quietEnd}
              isDisabled={isDisabled}
              onChange={(quietEnd) => quietEnd && onChange({ quietEnd })}
            />
          </div>
          <Text size="small" tone="soft">
            {settings.quietStart === settings.quietEnd
              ? t('notify.quietHours.none')
              : t('notify.quietHours.zone', { zone })}
          </Text>
        </Stack>
      </MasterSwitch>
    </Card>
  );
}
