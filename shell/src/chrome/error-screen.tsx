import { ErrorState, LinkButton } from '@carecircle/ui';
import { useMessages } from '../words';

interface ErrorScreenProps {
  onRetry: () => void;
}

/** The specified error screen, with another try and the way home (SHELL-2). */
export function ErrorScreen({ onRetry }: ErrorScreenProps) {
  const t = useMessages();
  return (
    <ErrorState
      title={t('error.title')}
      text={t('error.text')}
      onRetry={onRetry}
      action={<LinkButton href="/dashboard">{t('error.home')}</LinkButton>}
    />
  );
}
