import { showToast } from '@carecircle/ui';
import { kitWords } from './kit-words';

/** Says that what a press should have opened failed. Without a network the reason is known. */
export function sayPartFailed(): void {
  const { failedTitle, needsConnection } = kitWords();
  showToast({ text: navigator.onLine ? failedTitle : needsConnection, tone: 'failed' });
}
