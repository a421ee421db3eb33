import { calendarImportLimits } from '@carecircle/contracts';
import { Refusal, useFormats, useRefusalWords } from '@carecircle/remote-kit';
import { useMessages } from '../../words';

/** Says what is wrong with a chosen file: before it is sent with its size, afterwards with the server's refusal (ALL-3). */
export function useFileWords() {
  const t = useMessages();
  const formats = useFormats();
  const refusalWords = useRefusalWords();
  const limit = formats.fileSize(calendarImportLimits.fileBytes);
  const words: Record<string, () => string> = {
    not_a_calendar: () => t('import.not-a-calendar'),
    broken_file: () => t('import.broken'),
    too_much_in_file: () => t('import.too-much'),
    takes_too_long: () => t('import.too-long'),
    others_are_read: () => t('import.others'),
    too_many_events: () => t('import.too-many', { limit: calendarImportLimits.events }),
  };
  return (fault: File | Refusal): string => {
    if (!(fault instanceof Refusal))
      return t('import.too-large', { size: formats.fileSize(fault.size), limit });
    const code = fault.fields.find(({ path }) => path === 'file')?.code ?? '';
    return words[code]?.() ?? refusalWords(fault.code);
  };
}
