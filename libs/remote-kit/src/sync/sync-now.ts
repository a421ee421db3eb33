import { bus, type Positions } from '@carecircle/event-bus';
import { showToast } from '@carecircle/ui';
import { commandQueue } from '../commands/command-queue';
import { callOperation } from '../operations/call-operation';
import { queryClient } from '../queries/query-client';
import { currentSession } from '../session/use-session';
import { kitWords } from '../words/kit-words';
import { letSync } from './sync';

/** After this long a sync ends with what has come until then. */
const longestMs = 20_000;
const lookMs = 100;

/**
 * Live for as long as it takes to send what waits, to hear what happened meanwhile, and to read what was missing or is said to
 * be old by then.
 */
export function syncNow(): Promise<void> {
  return letSync(async () => {
    const tooLong = AbortSignal.timeout(longestMs);
    await until(isLive, tooLong);
    if (!isLive()) return void showToast({ text: kitWords().unreachable, tone: 'failed' });
    await commandQueue.flush();
    const wanted = await presentPositions();
    await until(() => hasReached(wanted), tooLong);
    await queryClient.refetchQueries({
      type: 'inactive',
      predicate: ({ state, options }) => state.isInvalidated && options.queryFn !== undefined,
    });
    await until(() => queryClient.isFetching() === 0, tooLong);
  });
}

function isLive(): boolean {
  return bus.state('connection.status').get() === 'live';
}

/** Where the logs stand now; nowhere when that is not to be learned. */
async function presentPositions(): Promise<Positions> {
  try {
    const circleId = currentSession()?.circle.id;
    return (await callOperation('circles.getSession', { circleId })).positions;
  } catch {
    return {};
  }
}

function hasReached(wanted: Positions): boolean {
  const reached = bus.positions();
  return Object.entries(wanted).every(([scopeId, sequence]) => (reached[scopeId] ?? sequence) >= sequence);
}

function until(isSo: () => boolean, tooLong: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSo() || tooLong.aborted) resolve();
      else setTimeout(look, lookMs);
    };
    look();
  });
}
