import { showToast } from '@carecircle/ui';
import { useMessages } from './words';

/** Says what was done, and offers for 10 s to take it back once the server has done it (ALL-6). */
export function useOfferUndo() {
  const t = useMessages();
  return (text: string, done: Promise<{ status: string }>, takeBack: () => Promise<unknown>) => {
    const undo = async () => {
      const { status } = await done;
      if (status === 'done') await takeBack();
    };
    showToast({ text, action: { label: t('undo'), onPress: undo } });
  };
}
