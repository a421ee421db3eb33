import { messageLimits } from '@carecircle/contracts';
import { useFormats, useRefusalWords } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import type { AttachmentFault } from './attachment';

/** Why something was not sent, in the reader's language. */
export function useFaultWords(): (fault: AttachmentFault, sizeBytes: number) => string {
  const t = useMessages();
  const { fileSize } = useFormats();
  const refusalWords = useRefusalWords();
  return (fault, sizeBytes) => {
    const size = fileSize(sizeBytes);
    if (fault.is === 'too-large')
      return t('fault.too-large', { size, most: fileSize(messageLimits.fileBytes) });
    if (fault.is === 'storage') return t('fault.storage', { size, free: fileSize(fault.freeBytes) });
    if (fault.is === 'refused') return refusalWords(fault.refusal.code, fault.refusal.details);
    return t(`fault.${fault.is}`);
  };
}
