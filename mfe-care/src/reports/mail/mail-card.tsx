import { useState } from 'react';
import type { ReportMail } from '@carecircle/contracts';
import { patch, useCommand, useFormats } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, Skeleton, Stack, StatusPill, Text } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { MailIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useNameOf } from '../activity-section';
import { useReportWords } from '../report-words';
import { SendDialog } from './send-dialog';
import { useReportMail } from './use-report-mail';

/** 'Email Weekly Report': now to whom one chooses, and every Monday to oneself (REP-3). */
export function MailCard() {
  const words = useMessages();
  const t = useReportWords();
  const { data, error, refetch } = useReportMail();
  return (
    <Card title={t('mail')}>
      {!data && error ? (
        <ErrorState title={t('mail.not-read')} text={words('failed.text')} onRetry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="row" count={2} /> : null}
      {data ? <Mail mail={data} /> : null}
    </Card>
  );
}

function Mail({ mail }: { mail: ReportMail }) {
  const t = useReportWords();
  const [isSending, setIsSending] = useState(false);
  if (mail.hindrance !== null) return <Text tone="soft">{t(`mail.${mail.hindrance}`)}</Text>;
  return (
    <Stack gap={4}>
      <Text tone="soft">{t('mail.text')}</Text>
      <div>
        <Button variant="primary" icon={MailIcon} onPress={() => setIsSending(true)}>
          {t('mail.send')}
        </Button>
      </div>
      <Letters letters={mail.letters} />
      <Weekly mail={mail} />
      <SendDialog isOpen={isSending} onClose={() => setIsSending(false)} />
    </Stack>
  );
}

function Weekly({ mail: { isWeekly, nextAt } }: { mail: ReportMail }) {
  const t = useReportWords();
  const formats = useFormats();
  const { send, gate } = useCommand('reports.switchWeeklyReport', {
    optimistic: ({ isOn }) => [patch('reports.getReportMail', (mail) => ({ ...mail, isWeekly: isOn }))],
  });
  return (
    <Switch
      label={t('mail.weekly')}
      description={
        isWeekly && nextAt !== null ? t('mail.next', { at: formats.dateTime(nextAt) }) : t('mail.weekly.text')
      }
      isSelected={isWeekly}
      isDisabled={gate.isShut}
      onChange={(isOn) => void send({ isOn })}
    />
  );
}

const tones = { waiting: 'due', sent: 'done', failed: 'danger' } as const;

/** What became of each letter of the last day. */
function Letters({ letters }: Pick<ReportMail, 'letters'>) {
  const t = useReportWords();
  const formats = useFormats();
  const nameOf = useNameOf();
  if (letters.length === 0) return null;
  return (
    <Stack gap={2}>
      {letters.map(({ memberId, status, at }) => (
        <Text key={memberId} as="div" size="small">
          <StatusPill tone={tones[status]}>{t(`mail.${status}`)}</StatusPill>{' '}
          {`${nameOf(memberId)} · ${formats.instant(at)}`}
        </Text>
      ))}
    </Stack>
  );
}
