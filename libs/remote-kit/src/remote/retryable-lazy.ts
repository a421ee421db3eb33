import { createElement, lazy, type ComponentType } from 'react';

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** So long a component whose code did not come is a failure to whoever shows it, before the code is asked for anew. */
const failedForMs = 1_000;

/**
 * A component whose code comes when it is first shown, as with React's `lazy`. That keeps a failure for as long as the page is open;
 * this asks again when it is shown anew, so that a Retry after a moment without a network is one.
 */
export function retryableLazy<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  const begin = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        // Not at once: React repeats a render that has waited, and would wait anew, without an end.
        setTimeout(() => (current = begin()), failedForMs);
        throw error;
      }),
    );
  let current = begin();
  return function RetryableLazy(props) {
    return createElement(current as ComponentType<Props>, props);
  };
}
