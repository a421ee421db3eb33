import { releasePaths, type RefusalBody } from '@carecircle/contracts';

/** What became of a build that was sent: its version, or why it was refused. */
export type PublishOutcome =
  | { status: 'published'; remote: string; version: string; isNew: boolean }
  | { status: 'refused'; reason: string }
  | { status: 'unreachable' };

/** Sends a packed build as this operator (REL-1); the answer is the registry's own. */
export async function publishBuild(file: Blob): Promise<PublishOutcome> {
  try {
    const headers = { 'content-type': 'application/gzip' };
    const answer = await fetch(releasePaths.releases, { method: 'POST', headers, body: file });
    const said = (await answer.json()) as RefusalBody & { remote: string; version: string; isNew: boolean };
    return answer.ok
      ? { status: 'published', remote: said.remote, version: said.version, isNew: said.isNew }
      : { status: 'refused', reason: said.message };
  } catch {
    return { status: 'unreachable' };
  }
}
