import { expenseImportLimits } from '@carecircle/contracts';
import { Refusal, useFormats, useRefusalWords } from '@carecircle/remote-kit';
import { useMessages } from '../words';

/** Says what is wrong with a chosen file: before it is sent with its size, afterwards with the server's refusal (ALL-3). */
export function useFileWords() {
  const t = useMessages();
  const { fileSize, number } = useFormats();
  const refusalWords = useRefusalWords();
  const limits = {
    size: fileSize(expenseImportLimits.fileBytes),
    lines: number(expenseImportLimits.lines),
  };
  return (fault: File | Refusal): string => {
    if (!(fault instanceof Refusal)) return t('import.tooLarge', limits);
    const code = fault.fields.find(({ path }) => path === 'file')?.code;
    const { missing, found } = fault.details;
    if (code === 'file_columns')
      return t('import.columns', { missing: String(missing), found: String(found || '–') });
    if (code === 'file_damaged') return t('import.damaged');
    return code === 'file_too_large' ? t('import.tooLarge', limits) : refusalWords(fault.code);
  };
}
