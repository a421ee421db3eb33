import { documentEndings, documentLimits } from '@carecircle/contracts';
import { needsRefetch, useFormats, useIsOffline, useLiveQuery, useSession } from '@carecircle/remote-kit';
import { List, Stack } from '@carecircle/ui';
import { FilePicker } from '@carecircle/ui/fields';
import { useDocumentWords } from '../documents-words';
import { addUploads } from './upload-queue';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';

/** Where files are chosen or dropped, and how far those on their way are (VAULT-1). */
export function UploadArea() {
  const t = useDocumentWords();
  const circleId = useSession().circle.id;
  const isOffline = useIsOffline();
  const uploads = useUploads();
  return (
    <Stack gap={3}>
      <FilePicker
        label={t('add')}
        description={useLimits()}
        accept={documentEndings}
        isMultiple
        isDisabled={isOffline}
        value={[]}
        onChange={(files) => addUploads(circleId, files)}
      />
      {uploads.length > 0 ? (
        <List label={t('uploads')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </List>
      ) : null}
    </Stack>
  );
}

/** What may be added, and how much room there is. */
function useLimits(): string {
  const t = useDocumentWords();
  const { fileSize } = useFormats();
  const { data } = useLiveQuery(
    'documents.getDocumentStorage',
    {},
    { on: { 'document.added': needsRefetch, 'document.renewed': needsRefetch } },
  );
  const most = fileSize(documentLimits.fileBytes);
  if (!data) return t('add.note', { most });
  if (data.mostBytes === null) return t('add.note', { most });
  const used = { used: fileSize(data.usedBytes), room: fileSize(data.mostBytes) };
  return t('add.note-storage', { most, ...used, scanned: Number(data.isScanned) });
}
