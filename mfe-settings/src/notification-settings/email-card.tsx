import type { ShownNotificationSettings } from '@carecircle/contracts';
import { patch, needsRefetch, RouteLink, useCommand, useLiveQuery } from '@carecircle/remote-kit';
import { Banner, Card, Stack } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { MasterSwitch } from './master-switch';
import type { SettingsProps } from './use-notification-settings';

interface EmailCardProps extends SettingsProps {
  mail: ShownNotificationSettings['mail'];
}

/** 'Email': what is mailed to me, and why it is not. */
export function EmailCard({ settings, onChange, isDisabled, mail }: EmailCardProps) {
  const t = useMessages();
  return (
    <Card title={t('notify.email')}>
      <Stack gap={2}>
        {mail.hindrance ? <Hindrance hindrance={mail.hindrance} /> : null}
        <MasterSwitch
          label={t('notify.emailEnabled')}
          description={t('notify.emailEnabled.to', { address: mail.address })}
          isSelected={settings.emailEnabled}
          isDisabled={isDisabled}
          onChange={(emailEnabled) => onChange({ emailEnabled })}
        >
          <Switch
            label={t('notify.dailySummary')}
            description={t('notify.dailySummary.note')}
            isSelected={settings.dailySummary}
            isDisabled={isDisabled}
            onChange={(dailySummary) => onChange({ dailySummary })}
          />
          <WeeklyReport />
          <Switch
            label={t('notify.emergencyAlerts')}
            description={t('notify.emergencyAlerts.note')}
            isSelected={settings.emergencyAlerts}
            isDisabled={isDisabled}
            onChange={(emergencyAlerts) => onChange({ emergencyAlerts })}
          />
        </MasterSwitch>
      </Stack>
    </Card>
  );
}

/** What keeps mail from coming, whatever the switches say (PRIV-3). */
function Hindrance({ hindrance }: { hindrance: NonNullable<EmailCardProps['mail']['hindrance']> }) {
  const t = useMessages();
  if (hindrance === 'not-configured') return <Banner tone="due">{t('notify.mail.not-configured')}</Banner>;
  return (
    <Banner
      tone="due"
      action={
        <RouteLink to="privacy" search={{ tab: 'consent' }}>
          {t('notify.mail.no-consent.link')}
        </RouteLink>
      }
    >
      {t('notify.mail.no-consent')}
    </Banner>
  );
}
/** The report of this circle, kept with the reports: the same switch as theirs (REP-3). */
function WeeklyReport() {
  const t = useMessages();
  const { data } = useLiveQuery(
    'reports.getReportMail',
    {},
    {
      on: {
        'report.mailed': needsRefetch,
        'report-letter.settled': needsRefetch,
        'weekly-report.switched': needsRefetch,
      },
    },
  );
  const { send, gate } = useCommand('reports.switchWeeklyReport', {
    optimistic: ({ isOn }) => [patch('reports.getReportMail', (mail) => ({ ...mail, isWeekly: isOn }))],
  });
  return (
    <Switch
      label={t('notify.weeklyReport')}
      description={t('notify.weeklyReport.note')}
      isSelected={data?.isWeekly ?? false}
      isDisabled={!data || gate.isShut}
      onChange={(isOn) => void send({ isOn })}
    />
  );
}
