import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { appendAudit } from './append-audit';
import type { AuditFact } from './audit-entry';

interface Parts {
  db: Database;
  log: Logger;
}

/** Takes note of what was seen, and writes it down soon after, several at once: nobody's reading waits for it. */
export interface ReadLog {
  /** Resolves at once, or once there is room again where very many wait. */
  note(fact: AuditFact): Promise<void>;
  /** Resolves when all that was noted is written. */
  settled(): Promise<void>;
}

/** The same again within ten minutes is one reading: the log stays readable. */
const sameForMs = 600_000;
const gatherMs = 100;
const mostWaiting = 500;
const mostRemembered = 20_000;
const tries = 3;

export function createReadLog({ db, log }: Parts): ReadLog {
  const remembered = new Map<string, number>();
  let waiting: AuditFact[] = [];
  let writing: Promise<void> | null = null;

  const write = async () => {
    const facts = waiting;
    waiting = [];
    for (let attempt = 1; facts.length > 0; attempt += 1) {
      try {
        await db.transaction(async (tx) => {
          // In one order, so that two servers never wait for each other crosswise.
          for (const fact of facts.sort((a, b) => (a.circleId < b.circleId ? -1 : 1)))
            await appendAudit(tx, fact);
        });
        return;
      } catch (error) {
        if (attempt < tries) continue;
        log.error({ err: error, lost: facts.length }, 'accesses could not be written to the audit log');
        return;
      }
    }
  };
  const begin = (afterMs: number) => {
    writing ??= pause(afterMs)
      .then(write)
      .finally(() => {
        writing = null;
        if (waiting.length > 0) void begin(gatherMs);
      });
    return writing;
  };

  return {
    async note(fact) {
      const key = [fact.circleId, fact.userId, fact.action, fact.subjectId, fact.name, fact.deviceInfo].join(
        ' ',
      );
      const last = remembered.get(key);
      if (last !== undefined && Math.abs(fact.at.getTime() - last) < sameForMs) return;
      remembered.delete(key);
      remembered.set(key, fact.at.getTime());
      if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value as string);
      waiting.push(fact);
      const written = begin(gatherMs);
      if (waiting.length > mostWaiting) await written;
    },
    async settled() {
      while (writing || waiting.length > 0) await begin(0);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
