import { readPositions } from '../../spine/read-events';
import type { Spine } from '../../spine/spine';
import type { EventStream } from './event-stream';
import type { OpenStreams } from './open-streams';

const watchMs = 10_000;

/**
 * The net below the relay: what it failed to tell, and sessions that ran out, are noticed within ten seconds, by two
 * statements for all streams together, however many are open.
 *
 * @returns the function that ends the watch.
 */
export function watchStreams(spine: Spine, streams: OpenStreams): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    lookAfter(spine, streams.all())
      .catch((error: unknown) => spine.services.log.warn({ err: error }, 'looking after streams failed'))
      .finally(() => {
        isLooking = false;
      });
  }, watchMs).unref();
  return () => clearInterval(timer);
}

export async function lookAfter(spine: Spine, streams: readonly EventStream[]): Promise<void> {
  if (streams.length === 0) return;
  const standing = await spine.services.sessions.standing(streams.map(({ sessionId }) => sessionId));
  const scopeIds = new Set(streams.flatMap((stream) => [...stream.scopeIds()]));
  const reached = await readPositions(spine.database.db, [...scopeIds]);
  for (const stream of streams) {
    if (!standing.has(stream.sessionId)) stream.reset();
    else for (const scopeId of stream.scopeIds()) stream.look(scopeId, reached[scopeId] ?? 0);
  }
}
