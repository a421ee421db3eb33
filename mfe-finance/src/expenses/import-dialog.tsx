import { useState } from 'react';
import { expenseColumns, expenseImportLimits, type ExpenseImport } from '@carecircle/contracts';
import { OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button, showToast, Stack, Text } from '@carecircle/ui';
import { FilePicker, Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { ImportReport } from './import-report';
import { useFileWords } from './use-file-words';

/** What was looked at: exactly this is imported. */
interface Seen {
  text: string;
  report: ExpenseImport;
}

/** Expenses of a CSV file, after a look at what is in it (FIN-3). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const fileWords = useFileWords();
  const [files, setFiles] = useState<File[]>([]);
  const [fault, setFault] = useState<string>();
  const [seen, setSeen] = useState<Seen>();
  const { send, isPending, gate } = useCommand('finance.importExpenses', {
    onRefused: (refusal) => setFault(fileWords(refusal)),
  });
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setSeen(undefined);
    setFault(undefined);
  };
  const look = async () => {
    const [file] = files;
    if (!file) return setFault(t('import.needsFile'));
    if (file.size > expenseImportLimits.fileBytes) return setFault(fileWords(file));
    const text = await file.text();
    const outcome = await send({ file: text, isPreview: true });
    if (outcome.status === 'done') setSeen({ text, report: outcome.output });
  };
  const add = async ({ text }: Seen) => {
    const outcome = await send({ file: text, isPreview: false });
    if (outcome.status !== 'done') return setSeen(undefined);
    showToast({ text: t('import.added', { count: outcome.output.expenses }), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={t('import.title')} isOpen isPersistent onOpenChange={(isOpen) => isOpen || onClose()}>
      <Form onSubmit={() => (seen ? add(seen) : look())}>
        <OfflineNote />
        {seen ? (
          <ImportReport report={seen.report} />
        ) : (
          <Stack gap={4}>
            <Text tone="soft">{t('import.text', { columns: Object.values(expenseColumns).join(', ') })}</Text>
            <FilePicker
              label={t('import.file')}
              errorMessage={fault}
              accept={['.csv', 'text/csv']}
              value={files}
              onChange={choose}
            />
          </Stack>
        )}
        <DialogFooter>
          <Button onPress={seen ? () => choose([]) : onClose}>
            {t(seen ? 'import.other' : 'form.cancel')}
          </Button>
          {seen?.report.expenses === 0 ? null : (
            <Button variant="primary" type="submit" isPending={isPending} {...gate.button}>
              {t(seen ? 'import.add' : 'import.look')}
            </Button>
          )}
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
