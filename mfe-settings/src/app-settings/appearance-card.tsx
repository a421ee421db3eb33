import type { Preferences } from '@carecircle/contracts';
import { Card, Stack } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { FontSizeSample } from './font-size-sample';
import { ThemeSample } from './theme-sample';
import { VisualChoice } from './visual-choice';

const fontSizes = ['small', 'medium', 'large', 'extra-large'] as const;
const themes = ['blue', 'green', 'purple', 'orange'] as const;

export interface PreferencesProps {
  preferences: Preferences;
  onChange: (changes: Partial<Preferences>) => void;
  isDisabled: boolean;
}

/** Dark mode, font size, theme colour. */
export function AppearanceCard({ preferences, onChange, isDisabled }: PreferencesProps) {
  const t = useMessages();
  return (
    <Card title={t('app.appearance')}>
      <Stack gap={5}>
        <Switch
          label={t('app.dark')}
          description={t('app.dark.note')}
          isDisabled={isDisabled}
          isSelected={preferences.darkMode}
          onChange={(darkMode) => onChange({ darkMode })}
        />
        <VisualChoice
          label={t('app.font-size')}
          isDisabled={isDisabled}
          name="fontSize"
          value={preferences.fontSize}
          onChange={(fontSize) => onChange({ fontSize })}
          options={fontSizes.map((value) => ({
            value,
            label: t(`app.font-size.${value}`),
            sample: <FontSizeSample size={value} />,
          }))}
        />
        <VisualChoice
          label={t('app.theme')}
          isDisabled={isDisabled}
          name="theme"
          value={preferences.rewardTheme ? null : preferences.theme}
          onChange={(theme) => onChange({ theme })}
          options={themes.map((value) => ({
            value,
            label: t(`app.theme.${value}`),
            sample: <ThemeSample theme={value} />,
          }))}
        />
      </Stack>
    </Card>
  );
}
