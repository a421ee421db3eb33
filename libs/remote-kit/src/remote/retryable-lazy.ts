import { createElement, type ComponentType, type ReactNode } from 'react';
import { retryableLoad, useLoaded } from '../retryable-load';

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code comes when it is first shown; `fallback` stands there until then. React's `lazy` keeps a failure for as long
 * as the page is open; this asks again when it is shown anew, so that a Retry after a moment without a network is one.
 */
export function retryableLazy<Props extends object>(
  load: LoadComponent<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const code = retryableLoad(load);
  return function RetryableLazy(props) {
    const Component = useLoaded(code)?.default;
    return Component ? createElement(Component, props) : fallback;
  };
}
