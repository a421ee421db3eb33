import { documentLimits } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { daysBetween } from './days-between';
import { useDocumentWords } from './documents-words';

/** Until when a document is good, where it ends (VAULT-2). */
export function ExpiryPill({ expiresOn }: { expiresOn: string }) {
  const t = useDocumentWords();
  const { date, today } = useFormats();
  const days = daysBetween(today(), expiresOn);
  const day = date(expiresOn);
  if (days < 0) return <StatusPill tone="missed">{t('expired', { day })}</StatusPill>;
  const isSoon = days <= Math.max(...documentLimits.reminderDays);
  return <StatusPill tone={isSoon ? 'due' : 'neutral'}>{t('expires', { day })}</StatusPill>;
}
