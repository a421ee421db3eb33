import { Component, type ReactNode } from 'react';
import { renewIfShellGone } from '../remotes/renew-page';
import { ErrorScreen } from './error-screen';

interface ScreenBoundaryProps {
  /** Stands there in place of the error screen: null for a part that others can do without. */
  fallback?: ReactNode;
  onFailure?: () => void;
  children: ReactNode;
}

/** A screen that fails shows the error screen with a way back, never a blank page (SHELL-2). */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen of the shell failed', error);
    void renewIfShellGone();
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
