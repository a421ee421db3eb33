import { useFormats, useRefusalWords, useSession, type Refusal } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';

/** Says why a dose was not logged, above all who was first and when: 'already given 08:04 by Ana' (MED-5). */
export function useDoseRefusal(recipientId: string, label: string) {
  const t = useMessages();
  const { instant } = useFormats();
  const { recipients } = useSession();
  const refusalWords = useRefusalWords();
  return ({ code, details }: Refusal) => {
    if (code !== 'ALREADY_GIVEN' || details.at === undefined) {
      return showToast({ text: `${label}: ${refusalWords(code)}`, tone: 'failed' });
    }
    const zone = recipients.find(({ id }) => id === recipientId)?.timeZone;
    const key = details.status === 'skipped' ? 'meds.already.skipped' : 'meds.already';
    const text = t(key, { time: instant(String(details.at), zone), name: String(details.name) });
    return showToast({ text, tone: 'info' });
  };
}
