import { createElement, lazy, type ComponentType } from 'react';
import { failedForMs } from '../failed-for-ms';

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code comes when it is first shown, as with React's `lazy`. That keeps a failure for as long as the page is open;
 * this asks again when it is shown anew, so that a Retry after a moment without a network is one.
 */
export function retryableLazy<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  const begin = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        setTimeout(() => (current = begin()), failedForMs);
        throw error;
      }),
    );
  let current = begin();
  return function RetryableLazy(props) {
    return createElement(current as ComponentType<Props>, props);
  };
}
