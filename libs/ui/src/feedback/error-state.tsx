import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { classNames } from '../class-names';
import { RefreshIcon, WarningIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import css from './empty-state.module.css';

export interface ErrorStateProps {
  title: string;
  /** What happened and what can be done. */
  text?: ReactNode;
  /** Left out where trying again cannot help. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** A second way out. */
  action?: ReactNode;
}

/** What failed, said where it happened, with Retry. */
export function ErrorState({ title, text, onRetry, isRetrying = false, action }: ErrorStateProps) {
  const { words } = useUiSettings();
  return (
    <div className={css.state} role="alert">
      <span className={classNames(css.icon, css.failed)}>
        <WarningIcon />
      </span>
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      {onRetry ? (
        <Button icon={RefreshIcon} isPending={isRetrying} onPress={onRetry}>
          {words.retry}
        </Button>
      ) : null}
      {action}
    </div>
  );
}
