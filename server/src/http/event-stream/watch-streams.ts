import { readPositions } from '../../spine/read-events';
import type { Spine } from '../../spine/spine';
import type { EventStream } from './event-stream';
import type { OpenStreams } from './open-streams';

/** Streams take turns, so that no moment has to serve all of them. */
const tickMs = 1_000;

/**
 * The clock of all streams, and the net below the relay: each stream is told within ten seconds where it stands, and what the
 * relay failed to tell, lost access, and sessions that ran out, are noticed then. Logs and sessions of all whose turn it is
 * are asked for by two statements.
 *
 * @returns the function that ends the watch.
 */
export function watchStreams(spine: Spine, streams: OpenStreams): () => void {
  const timer = setInterval(() => {
    const now = performance.now();
    const due = streams.all().filter((stream) => stream.takeTurn(now));
    for (const stream of due) stream.beat();
    lookAfter(spine, due).catch((error: unknown) => {
      spine.services.log.warn({ err: error }, 'looking after streams failed');
      // Nobody could say that they may go on; browsers come back by themselves.
      for (const stream of due) stream.close();
    });
  }, tickMs).unref();
  return () => clearInterval(timer);
}

async function lookAfter(spine: Spine, streams: readonly EventStream[]): Promise<void> {
  if (streams.length === 0) return;
  const standing = await spine.services.sessions.standing(streams.map(({ sessionId }) => sessionId));
  const scopeIds = new Set(streams.flatMap((stream) => [...stream.scopeIds()]));
  const reached = await readPositions(spine.database.db, [...scopeIds]);
  await Promise.all(
    streams.map((stream) => (standing.has(stream.sessionId) ? stream.check(reached) : stream.reset())),
  );
}
