import { QueryClient } from '@tanstack/react-query';
import { HeldBack, Unreachable } from '../operations/refusal';

const minuteMs = 60_000;

/**
 * The one cache of server answers, shared by the shell and all remotes. Answers are kept true by events, so they do not
 * age by themselves; only a lost connection or an event without an apply function makes one stale.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: 30 * minuteMs,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: (failures, error) =>
        error instanceof Unreachable && !(error instanceof HeldBack) && failures < 2,
      retryDelay: (failures, error) =>
        (error instanceof Unreachable && error.retryAfterMs) || 300 * 2 ** failures,
    },
  },
});
