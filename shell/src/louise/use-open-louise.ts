import { useMessages } from '../words';
import { openLouise, useOpening } from './open-louise';

/** What every button that asks the assistant does. */
export function useOpenLouise() {
  const t = useMessages();
  return {
    isPending: useOpening().state === 'coming',
    'aria-haspopup': 'dialog' as const,
    onPress: () => void openLouise(t.language, t('louise.failed')),
  };
}
