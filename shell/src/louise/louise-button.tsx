import { Button } from '@carecircle/ui';
import { SparklesIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useOpenLouise } from './use-open-louise';

/** Asks the assistant, from the dashboard's greeting and at the foot of the side rail (LOU-1). */
export function LouiseButton({ isFullWidth = false }: { isFullWidth?: boolean }) {
  const t = useMessages();
  return (
    <Button icon={SparklesIcon} size="small" isFullWidth={isFullWidth} {...useOpenLouise()}>
      {t('louise.ask')}
    </Button>
  );
}
