import { showToast } from '@carecircle/ui';
import { useMessages } from './words';

/** Says that something was deleted, and offers for 10 s to bring it back once the server has deleted it (ALL-6). */
export function useOfferUndo() {
  const t = useMessages();
  return (text: string, deleted: Promise<{ status: string }>, restore: () => Promise<unknown>) => {
    const undo = async () => {
      const { status } = await deleted;
      if (status === 'done') await restore();
    };
    showToast({ text, action: { label: t('undo'), onPress: undo } });
  };
}
