import { useState } from 'react';
import { calendarImportLimits, type CalendarImport } from '@carecircle/contracts';
import { navigate, OfflineNote, useCommand, useFormats, useSession } from '@carecircle/remote-kit';
import { Button, Card, Inline, showToast, Stack, Text } from '@carecircle/ui';
import { FilePicker, Form, Select } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import { ImportReport } from './import-report';
import { useFileWords } from './use-file-words';

/** What was looked at: exactly this is imported. */
interface Seen {
  text: string;
  report: CalendarImport;
}

/** /calendar/import: events of a calendar file, after a look at what is in it (CAL-4). */
export default function ImportPage() {
  const t = useMessages();
  const formats = useFormats();
  const { recipients } = useSession();
  const fileWords = useFileWords();
  const [files, setFiles] = useState<File[]>([]);
  const [recipientId, setRecipientId] = useState(
    recipients.length === 1 ? (recipients[0]?.id ?? null) : null,
  );
  const [fault, setFault] = useState<string>();
  const [needsRecipient, setNeedsRecipient] = useState(false);
  const [seen, setSeen] = useState<Seen>();
  const importing = useCommand('care.importCalendarFile', {
    onRefused: (refusal) => setFault(fileWords(refusal)),
  });

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setSeen(undefined);
    const [file] = chosen;
    setFault(file && file.size > calendarImportLimits.fileBytes ? fileWords(file) : undefined);
  };
  const look = async () => {
    const [file] = files;
    setNeedsRecipient(recipients.length > 1 && recipientId === null);
    if (!file) return setFault(t('import.needs.file'));
    if (file.size > calendarImportLimits.fileBytes || (recipients.length > 1 && recipientId === null)) return;
    setFault(undefined);
    const text = await file.text();
    const outcome = await importing.send({ recipientId, file: text, isPreview: true });
    if (outcome.status === 'done') setSeen({ text, report: outcome.output });
  };
  const add = async () => {
    if (!seen) return;
    const outcome = await importing.send({ recipientId, file: seen.text, isPreview: false });
    if (outcome.status !== 'done') return;
    showToast({ text: t('import.added', { count: outcome.output.events }), tone: 'success' });
    // The page is kept for whoever comes back: the next file begins anew.
    choose([]);
    navigate('calendar', undefined, { day: outcome.output.first[0]?.date });
  };

  if (seen)
    return (
      <Stack gap={4}>
        <OfflineNote />
        <ImportReport report={seen.report} />
        <Inline gap={3}>
          {seen.report.events > 0 ? (
            <Button
              variant="primary"
              onPress={() => void add()}
              isPending={importing.isPending}
              {...importing.gate.button}
            >
              {t('import.add')}
            </Button>
          ) : null}
          <Button onPress={() => choose([])}>{t('import.other')}</Button>
        </Inline>
      </Stack>
    );
  return (
    <Card as="div">
      <Form onSubmit={look}>
        <OfflineNote />
        <Stack gap={4}>
          <Text tone="soft">{t('import.text')}</Text>
          <FilePicker
            label={t('import.file')}
            description={t('import.file.text', { size: formats.fileSize(calendarImportLimits.fileBytes) })}
            errorMessage={fault}
            accept={['.ics', 'text/calendar']}
            value={files}
            onChange={choose}
          />
          {recipients.length > 1 ? (
            <Select
              label={t('import.recipient')}
              value={recipientId}
              onChange={setRecipientId}
              errorMessage={needsRecipient ? t('calendar.needs.recipient') : undefined}
              options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
          <Inline>
            <Button
              variant="primary"
              type="submit"
              isPending={importing.isPending}
              {...importing.gate.button}
            >
              {t('import.look')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
