import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RemoteRoot } from '@carecircle/remote-kit';
import { OpenAlerts } from '../emergency/open-alerts';
import { firstMessages, shellMessages } from '../words';
import { FallbackCard } from './fallback-card';
import type { FailureReason } from './loading/load-attempts';
import { FallbackSkeleton, type SkeletonClass } from './fallback-skeleton';
import { SlowPage } from './slow-page';

/** How much room a part has: a screen, a card, or a button. The banner of an emergency has more than that: never nothing. */
export type MountKind = 'page' | 'item' | 'button' | 'alerts';

export interface FallbackOptions {
  element: HTMLElement;
  kind: MountKind;
  skeleton: SkeletonClass;
  /** Name of the area in the person's language. */
  areaName: () => string;
}

/** What the shell itself shows inside an area: the skeleton while waiting, with a note where that takes long, the card after a failure. */
export class RemoteFallback {
  readonly #options: FallbackOptions;
  #root: Root | null = null;
  #place: HTMLElement | null = null;

  constructor(options: FallbackOptions) {
    this.#options = options;
  }

  showWaiting(onRetry: () => void): void {
    this.#options.element.toggleAttribute('data-waiting', true);
    const { kind, skeleton } = this.#options;
    if (kind === 'alerts') return this.#show(<OpenAlerts />);
    const bones = <FallbackSkeleton shape={skeleton} />;
    this.#show(kind === 'page' ? <SlowPage onRetry={onRetry}>{bones}</SlowPage> : bones);
  }

  showFailure(reason: FailureReason, onRetry: () => void): void {
    const { kind, areaName, element } = this.#options;
    element.removeAttribute('data-waiting');
    if (kind === 'alerts') return this.#show(<OpenAlerts />);
    this.#show(<FallbackCard area={areaName()} kind={kind} reason={reason} onRetry={onRetry} />);
  }

  /** Leaves the place at once when nothing of it was painted yet, because what it would wait for is there already. */
  clearUnseen(): void {
    if (!this.#place?.hasChildNodes()) this.#leave();
  }

  clear(): void {
    this.#options.element.removeAttribute('data-waiting');
    this.#leave();
  }

  #leave() {
    const [root, place] = [this.#root, this.#place];
    // First of all: taking a tree down runs effects of others, and one that fails there asks for this fallback again.
    this.#root = null;
    this.#place = null;
    root?.unmount();
    place?.remove();
  }

  #show(content: ReactNode) {
    this.#rootNow().render(
      <RemoteRoot loaders={shellMessages} messages={firstMessages()} routeId={null}>
        {content}
      </RemoteRoot>,
    );
  }

  #rootNow(): Root {
    if (this.#root) return this.#root;
    this.#place = document.createElement('div');
    this.#options.element.append(this.#place);
    this.#root = createRoot(this.#place);
    return this.#root;
  }
}
