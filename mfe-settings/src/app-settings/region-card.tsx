import { languageNames, languages, type Preferences } from '@carecircle/contracts';
import { createFormats, nowMs, useSession } from '@carecircle/remote-kit';
import { Card, Stack } from '@carecircle/ui';
import { RadioCards } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import type { PreferencesProps } from './appearance-card';

const dateFormats = ['mdy', 'dmy', 'ymd'] as const;
const timeFormats = ['12', '24'] as const;

/** Language, time format, date format; each choice shows the present moment as it would. */
export function RegionCard({ preferences, onChange, isDisabled }: PreferencesProps) {
  const t = useMessages();
  const { circle } = useSession();
  const written = (changes: Partial<Preferences>) =>
    createFormats({
      preferences: { ...preferences, ...changes },
      timeZone: circle.timeZone,
      currency: circle.currency,
      nowMs: nowMs(),
    });
  return (
    <Card title={t('app.region')}>
      <Stack gap={5}>
        <RadioCards
          label={t('app.language')}
          layout="grid"
          isDisabled={isDisabled}
          value={preferences.language}
          onChange={(language) => onChange({ language })}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <RadioCards
          label={t('app.time-format')}
          layout="grid"
          isDisabled={isDisabled}
          value={preferences.timeFormat}
          onChange={(timeFormat) => onChange({ timeFormat })}
          options={timeFormats.map((value) => ({
            value,
            label: t(`app.time-format.${value}`),
            description: written({ timeFormat: value }).time('14:30'),
          }))}
        />
        <RadioCards
          label={t('app.date-format')}
          isDisabled={isDisabled}
          value={preferences.dateFormat}
          onChange={(dateFormat) => onChange({ dateFormat })}
          options={dateFormats.map((value) => {
            const formats = written({ dateFormat: value });
            return {
              value,
              label: t(`app.date-format.${value}`),
              description: formats.date(formats.today(), 'numeric'),
            };
          })}
        />
      </Stack>
    </Card>
  );
}
