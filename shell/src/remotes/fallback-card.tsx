import { ErrorState, IconButton, LinkButton } from '@carecircle/ui';
import { RefreshIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { MountKind } from './remote-fallback';
import type { FailureReason } from './loading/load-attempts';

export interface FallbackCardProps {
  /** Name of the area in the person's language. */
  area: string;
  kind: MountKind;
  reason: FailureReason;
  onRetry: () => void;
}

/** Stands in the place of a part that failed: what, why, and two ways on (MFE-8, SHELL-2). */
export function FallbackCard({ area, kind, reason, onRetry }: FallbackCardProps) {
  const t = useMessages();
  const why = t(`area.reason.${reason}`);
  const retry = reason === 'gate' ? undefined : onRetry;
  if (kind === 'button') {
    const label = t('area.button', { title: t('area.item', { area }), why });
    return (
      <IconButton
        icon={RefreshIcon}
        variant="outlined"
        aria-label={label}
        isDisabled={!retry}
        onPress={() => retry?.()}
      />
    );
  }
  if (kind === 'item') return <ErrorState title={t('area.item', { area })} text={why} onRetry={retry} />;
  return (
    <ErrorState
      title={t('error.title')}
      text={`${t('area.text', { area })} ${why}`}
      onRetry={retry}
      action={<LinkButton href="/dashboard">{t('error.home')}</LinkButton>}
    />
  );
}
