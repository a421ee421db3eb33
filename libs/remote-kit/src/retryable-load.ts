import { useEffect, useState } from 'react';

/** What comes once, when it is first asked for: code, words. */
export interface RetryableLoad<Value> {
  /** Undefined until it has come. */
  readonly value: Value | undefined;
  /** The same for everybody who asks; a failure is the answer to those who have asked, and who asks later begins anew. */
  load: () => Promise<Value>;
}

export function retryableLoad<Value>(load: () => Promise<Value>): RetryableLoad<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  const begin = async () => {
    try {
      return (value = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    get value() {
      return value;
    },
    load: () => (loading ??= begin()),
  };
}

/**
 * What has come, undefined before it has; where another is asked for, the earlier until that has come. Throws what it failed with.
 *
 * State and no `Suspense`: React shows what waited in one up to 0.3 s late, by a timer, and where that runs the effects of one root
 * that draw another (every remote is a root), it fails with its error 177.
 */
export function useLoaded<Value>(source: RetryableLoad<Value>): Value | undefined {
  const [loaded, setLoaded] = useState(() => source.value);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    source.load().then(
      (value) => setLoaded(() => value),
      (error: unknown) => setFailure({ error }),
    );
  }, [source]);
  const value = source.value ?? loaded;
  if (value === undefined && failure) throw failure.error;
  return value;
}
