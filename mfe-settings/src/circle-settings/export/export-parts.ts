import type { Action } from '@carecircle/contracts';
import { callOperation, type CircleSession } from '@carecircle/remote-kit';
import { readAll, type Whole } from './read-all';
import { readCalendar } from './read-calendar';
import { readMessages } from './read-messages';

type Read = (session: CircleSession) => Promise<Whole<unknown>>;

const limit = 100;
const whole = (records: readonly unknown[]): Whole<unknown> => ({ records: [...records], isComplete: true });

/** Every kind of record in an export, with what a member needs to see it; a part without it is left out. */
export const exportParts: Record<string, { action: Action; read: Read }> = {
  members: { action: 'circle:view', read: async ({ members }) => whole(members) },
  recipients: {
    action: 'recipient:view',
    read: async ({ circle }) => whole(await callOperation('circles.listRecipients', { circleId: circle.id })),
  },
  calendar: { action: 'event:view', read: readCalendar },
  tasks: {
    action: 'task:view',
    read: ({ circle }) =>
      readAll(async (cursor: string | undefined) => {
        const page = await callOperation('care.listTasks', { circleId: circle.id, cursor, limit });
        return { records: page.tasks, next: page.nextCursor };
      }),
  },
  medications: {
    action: 'medication:view',
    read: async ({ circle }) =>
      whole((await callOperation('care.listMedications', { circleId: circle.id })).medications),
  },
  doses: {
    action: 'medication:view',
    read: ({ circle }) =>
      readAll(async (cursor: string | undefined) => {
        const page = await callOperation('care.listDoseLog', { circleId: circle.id, cursor, limit });
        return { records: page.entries, next: page.nextCursor };
      }),
  },
  checkIns: {
    action: 'check-in:view',
    read: ({ circle }) =>
      readAll(async (cursor: string | undefined) => {
        const page = await callOperation('care.listCheckIns', { circleId: circle.id, cursor, limit });
        return { records: page.checkIns, next: page.nextCursor };
      }),
  },
  handOffNotes: {
    action: 'care-log:view',
    read: ofEachRecipient(async (of) => {
      const page = await callOperation('care.listHandOffNotes', of);
      return { records: page.notes, next: page.nextCursor };
    }),
  },
  careTimes: {
    action: 'care-log:view',
    read: ofEachRecipient(async (of) => {
      const page = await callOperation('care.listCareTimes', of);
      return { records: page.careTimes, next: page.nextCursor };
    }),
  },
  journal: {
    action: 'journal:view',
    read: ofEachRecipient(async (of) => {
      const page = await callOperation('care.listJournal', of);
      return { records: page.entries, next: page.nextCursor };
    }),
  },
  messages: { action: 'message:view', read: readMessages },
  contacts: {
    action: 'contact:view',
    read: async ({ circle }) => whole(await callOperation('emergency.listContacts', { circleId: circle.id })),
  },
  alerts: {
    action: 'alert:view',
    read: ({ circle }) =>
      readAll(async (cursor: string | undefined) => {
        const page = await callOperation('emergency.listAlerts', { circleId: circle.id, cursor, limit });
        return { records: page.alerts, next: page.nextCursor };
      }),
  },
  bills: {
    action: 'bill:view',
    read: async ({ circle }) => whole(await callOperation('finance.listBills', { circleId: circle.id })),
  },
  payments: {
    action: 'bill:view',
    read: ({ circle }) =>
      readAll(async (cursor: string | undefined) => {
        const page = await callOperation('finance.listTransactions', { circleId: circle.id, cursor, limit });
        return { records: page.transactions, next: page.nextCursor };
      }),
  },
};

interface OfRecipient {
  circleId: string;
  recipientId: string;
  cursor: string | undefined;
  limit: number;
}

/** A list that each person cared for has of their own. */
function ofEachRecipient(
  read: (of: OfRecipient) => Promise<{ records: readonly unknown[]; next: string | null }>,
): Read {
  return async ({ circle, recipients }) => {
    const lists: Whole<unknown>[] = [];
    for (const { id: recipientId } of recipients)
      lists.push(
        await readAll((cursor: string | undefined) =>
          read({ circleId: circle.id, recipientId, cursor, limit }),
        ),
      );
    return {
      records: lists.flatMap(({ records }) => records),
      isComplete: lists.every(({ isComplete }) => isComplete),
    };
  };
}
