import { ErrorState, LinkButton } from '@carecircle/ui';
import { useAreaWords } from './area-words';
import type { FailureReason } from './area-ladder';

export interface AreaCardProps {
  /** Name of the area in the person's language. */
  area: string;
  kind: 'page' | 'item';
  reason: FailureReason;
  onRetry: () => void;
}

/** Stands in the place of a part that failed: what, why, and two ways on (MFE-8, SHELL-2). */
export function AreaCard({ area, kind, reason, onRetry }: AreaCardProps) {
  const t = useAreaWords();
  const why = t(`reason.${reason}`);
  const retry = reason === 'gate' ? undefined : onRetry;
  if (kind === 'item') return <ErrorState title={t('item.title', { area })} text={why} onRetry={retry} />;
  return (
    <ErrorState
      title={t('page.title')}
      text={`${t('page.text', { area })} ${why}`}
      onRetry={retry}
      action={<LinkButton href="/dashboard">{t('home')}</LinkButton>}
    />
  );
}
