import { documentLimits } from '@carecircle/contracts';
import { useFormats, useRefusalWords } from '@carecircle/remote-kit';
import { Button, IconButton, ListRow, ProgressBar, StatusPill } from '@carecircle/ui';
import { CloseIcon, RefreshIcon, UploadIcon } from '@carecircle/ui/icons';
import { useDocumentWords } from '../documents-words';
import css from '../vault.module.css';
import type { Upload, UploadFault } from './upload';
import { dropUpload, retryUpload } from './upload-queue';

/** A file on its way: how far it is, or why it stopped and what can be done. */
export function UploadRow({ upload }: { upload: Upload }) {
  const t = useDocumentWords();
  const { fileSize } = useFormats();
  const faultWords = useFaultWords();
  const { id, name, state, fault, sentBytes, file } = upload;
  const value = { sent: fileSize(sentBytes), whole: fileSize(file.size) };
  return (
    <ListRow
      leading={
        <span className={css.glyph}>
          <UploadIcon />
        </span>
      }
      title={name}
      meta={
        fault ? <StatusPill tone="missed">{faultWords(fault, file.size)}</StatusPill> : t(`upload.${state}`)
      }
      trailing={
        <>
          {fault && isPassing(fault) ? (
            <Button size="small" icon={RefreshIcon} onPress={() => retryUpload(id)}>
              {t('upload.retry')}
            </Button>
          ) : null}
          {state === 'checking' ? null : (
            <IconButton
              icon={CloseIcon}
              aria-label={t(fault ? 'upload.dismiss' : 'upload.cancel', { name })}
              onPress={() => dropUpload(upload)}
            />
          )}
        </>
      }
      footer={
        fault ? undefined : (
          <ProgressBar
            label={name}
            isLabelHidden
            value={sentBytes}
            maxValue={file.size}
            valueText={t('upload.progress', value)}
          />
        )
      }
    />
  );
}

const isPassing = ({ is }: UploadFault) => ['connection', 'refused', 'storage'].includes(is);

function useFaultWords() {
  const t = useDocumentWords();
  const { fileSize } = useFormats();
  const refusalWords = useRefusalWords();
  return (fault: UploadFault, sizeBytes: number) => {
    const size = fileSize(sizeBytes);
    if (fault.is === 'too-large')
      return t('fault.too-large', { size, most: fileSize(documentLimits.fileBytes) });
    if (fault.is === 'storage') return t('fault.storage', { size, free: fileSize(fault.freeBytes) });
    if (fault.is === 'refused') return refusalWords(fault.refusal.code, fault.refusal.details);
    return t(`fault.${fault.is}`);
  };
}
