import { privacyLimits } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import type { AuditAction } from '@carecircle/contracts';
import type { Caller } from '../spine/context';
import type { AuditFact } from './audit-entry';

interface Happened {
  circleId: string;
  userId: string | null;
  action: AuditAction;
  operation: string;
  caller: Pick<Caller, 'address' | 'userAgent'>;
  now: Date;
  subjectId?: string | null;
  name?: string;
}

export function auditFact({
  circleId,
  userId,
  action,
  operation,
  caller,
  now,
  ...about
}: Happened): AuditFact {
  const cut = (text: string) => text.replaceAll('\0', '').slice(0, privacyLimits.auditText);
  return {
    ...{ circleId, userId, action, operation, at: now },
    subjectId: about.subjectId ?? null,
    name: cut(about.name ?? ''),
    ipAddress: cut(caller.address),
    deviceInfo: cut(caller.userAgent),
  };
}

/** Whom a call is about: the person cared for, else the member, that its input or its answer names. */
export function subjectOf(input: unknown, answer: unknown): string | null {
  for (const source of [input, answer])
    for (const field of ['recipientId', 'memberId']) {
      const id = Id.safeParse((source as Record<string, unknown> | null)?.[field]).data;
      if (id) return id;
    }
  return null;
}

/** The name of a document, which an entry says besides; other records are not named, for they may be hidden from who reads it. */
export function documentNameIn(answer: unknown): string {
  const { name } = (answer ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}
