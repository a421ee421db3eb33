import { can } from '@carecircle/permissions';
import { nowMs, type CircleSession } from '@carecircle/remote-kit';
import { exportParts } from './export-parts';

/** What one member may see of the circle, as one file of JSON (SET-3). Rejects when a part could not be read. */
export async function exportCircle(session: CircleSession): Promise<Blob> {
  const records: Record<string, unknown> = {};
  const cutOff: string[] = [];
  for (const [name, { action, read }] of Object.entries(exportParts)) {
    if (!can(session.member, action)) continue;
    const part = await read(session);
    records[name] = part.records;
    if (!part.isComplete) cutOff.push(name);
  }
  const { circle, person } = session;
  const head = { circle, exportedAt: new Date(nowMs()).toISOString(), exportedBy: person.id, cutOff };
  return new Blob([JSON.stringify({ ...head, ...records }, null, 2)], { type: 'application/json' });
}
