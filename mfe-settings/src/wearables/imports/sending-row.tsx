import { Refusal, useFormats, useRefusalWords } from '@carecircle/remote-kit';
import { IconButton, ListRow, ProgressBar, StatusPill } from '@carecircle/ui';
import { CloseIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';
import { cancelImport, type Sending } from './import-queue';

/** A file on its way to the server: how far it is, or why it stopped. */
export function SendingRow({ sending }: { sending: Sending }) {
  const t = useWearableWords();
  const { fileSize } = useFormats();
  const refusalWords = useRefusalWords();
  const { importId, circleId, file, sentBytes, fault } = sending;
  const faultText =
    fault instanceof Refusal
      ? refusalWords(fault.code, fault.details)
      : fault
        ? t('import.unreachable')
        : null;
  return (
    <ListRow
      title={file.name}
      meta={faultText ? <StatusPill tone="missed">{faultText}</StatusPill> : t('import.sending')}
      trailing={
        <IconButton
          icon={CloseIcon}
          aria-label={t('import.cancel', { name: file.name })}
          onPress={() => cancelImport(circleId, importId)}
        />
      }
      footer={
        fault ? undefined : (
          <ProgressBar
            label={file.name}
            isLabelHidden
            value={sentBytes}
            maxValue={Math.max(file.size, 1)}
            valueText={t('import.progress', { done: fileSize(sentBytes), whole: fileSize(file.size) })}
          />
        )
      }
    />
  );
}
