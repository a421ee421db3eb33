import type { Call } from './call';

/** Open calls with this one in its newest state; gone when it is over. */
export function withCall(open: readonly Call[], call: Call): Call[] {
  const others = open.filter(({ id }) => id !== call.id);
  if (call.endedAt !== null) return others;
  return [...others, call].sort((one, other) => one.startedAt.localeCompare(other.startedAt));
}

/** Those that ring for a member. */
export function ringingCalls(open: readonly Call[], memberId: string): Call[] {
  return open.filter(({ participants }) =>
    participants.some((one) => one.memberId === memberId && one.state === 'ringing'),
  );
}
