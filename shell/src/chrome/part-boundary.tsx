import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  children: ReactNode;
}

/** A part that stands beside every screen and fails leaves them as they are (SHELL-2). */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A part of the page failed', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
