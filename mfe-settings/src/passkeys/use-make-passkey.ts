import { showToast } from '@carecircle/ui';
import type { Passkey } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { makePasskey } from './make-passkey';

/** Asks the server, then the browser, then hands over what it made. What goes wrong stands in the form that asked. */
export function useMakePasskey() {
  const t = useMessages();
  const beginning = useCommand('account.beginPasskey', { onRefused: () => undefined });
  const adding = useCommand('account.addPasskey', { onRefused: () => undefined });
  /** @param password of those who have one. Gives null where none was made. */
  const make = async (name: string, password: string | undefined): Promise<Passkey | null> => {
    const begun = await beginning.send(password === undefined ? {} : { password });
    if (begun.status !== 'done') return null;
    const response = await makePasskey(begun.output.options);
    if (!response) {
      showToast({ text: t('security.passkeys.not-made'), tone: 'failed' });
      return null;
    }
    const added = await adding.send({ ticket: begun.output.ticket, name, response });
    if (added.status !== 'done') return null;
    showToast({ text: t('security.passkeys.done'), tone: 'success' });
    return added.output;
  };
  const isPasswordWrong = Boolean(beginning.fieldErrors.password);
  return {
    make,
    isPasswordWrong,
    /** Of the whole form. */
    refusal: isPasswordWrong ? null : (beginning.refusal ?? adding.refusal),
    isPending: beginning.isPending || adding.isPending,
    gate: beginning.gate,
  };
}
