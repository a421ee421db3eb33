import { listLimits } from '@carecircle/contracts';
import type { Call } from '../../../spine/run-operation';
import { runOperation } from '../../../spine/run-operation';
import type { Spine } from '../../../spine/spine';
import { refuse, Refusal } from '../../../refuse';
import { addDays } from '../../../recurrence/day-number';
import type { ExportList, ExportRecord } from './export-list';

/** Calls an operation as the member whose export it is: what they may not see is refused, as anywhere else. */
type Ask = (operation: string, input: object) => Promise<Record<string, unknown> | ExportRecord[]>;

const limit = 100;
const mostPages = 500;
const daysAhead = 366;
/** Ranges of the calendar: about ten years. */
const mostRanges = 60;

interface Asked {
  circleId: string;
  call: Omit<Call, 'raw'>;
  today: string;
}

/**
 * The records of a circle as one member may see them, each list read through the operation that its screen reads: flags, switches
 * and the audit log hold here too. A list that the member may not see is empty.
 */
export function circleLists(spine: Spine, { circleId, call, today }: Asked, folder: string): ExportList[] {
  const ask: Ask = async (key, input) => {
    const operation = spine.operations.get(key);
    if (!operation) throw new Error(`There is no operation ${key}.`);
    return (await runOperation(spine, operation, { ...call, raw: { circleId, ...input } })) as ExportRecord;
  };
  const list = (name: string, read: () => Promise<ExportRecord[]>): ExportList => ({
    path: `${folder}/${name}`,
    read: () => read().catch(nothingIfHidden),
  });
  const paged = (name: string, key: string, field: string) => list(name, () => readPages(ask, key, field));
  const whole = (name: string, key: string, field?: string) =>
    list(name, async () => recordsIn(await ask(key, {}), field));
  return [
    list('members', async () =>
      recordsIn(((await ask('circles.getSession', {})) as { session: object }).session, 'members'),
    ),
    whole('people-in-care', 'circles.listRecipients'),
    list('calendar', () => readCalendar(ask, today)),
    paged('tasks', 'care.listTasks', 'tasks'),
    whole('medications', 'care.listMedications', 'medications'),
    paged('doses', 'care.listDoseLog', 'entries'),
    paged('check-ins', 'care.listCheckIns', 'checkIns'),
    whole('doctors', 'doctors.listDoctors'),
    paged('documents', 'documents.listDocuments', 'documents'),
    whole('emergency-contacts', 'emergency.listContacts'),
    paged('alerts', 'emergency.listAlerts', 'alerts'),
    whole('bookings', 'services.listBookings'),
    whole('bills', 'finance.listBills'),
    paged('payments', 'finance.listTransactions', 'transactions'),
    list('group-chat', () => readMessages(ask)),
  ];
}

async function readPages(ask: Ask, key: string, field: string): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  let cursor: unknown;
  for (let page = 0; page < mostPages; page += 1) {
    const found = (await ask(key, { limit, ...(cursor !== undefined && { cursor }) })) as Record<
      string,
      unknown
    >;
    records.push(...recordsIn(found, field));
    if (found.nextCursor === null) break;
    cursor = found.nextCursor;
  }
  return records;
}

async function readMessages(ask: Ask): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  let before: unknown;
  for (let page = 0; page < mostPages; page += 1) {
    const found = (await ask('communication.listMessages', {
      limit,
      ...(before !== undefined && { before }),
    })) as Record<string, unknown>;
    records.push(...recordsIn(found, 'messages'));
    if (found.before === null) break;
    before = found.before;
  }
  return records;
}

async function readCalendar(ask: Ask, today: string): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  let to = addDays(today, daysAhead);
  for (let range = 0; range < mostRanges; range += 1) {
    const from = addDays(to, 1 - listLimits.days);
    records.unshift(...recordsIn(await ask('care.listCalendarEvents', { from, to })));
    to = addDays(from, -1);
  }
  return records;
}

function recordsIn(answer: unknown, field?: string): ExportRecord[] {
  const found: unknown = field === undefined ? answer : (answer as Record<string, unknown>)[field];
  if (!Array.isArray(found)) throw refuse('INTERNAL', { message: 'A list of the export is none.' });
  return found as ExportRecord[];
}

function nothingIfHidden(error: unknown): ExportRecord[] {
  if (error instanceof Refusal && error.code === 'NOT_ALLOWED') return [];
  throw error;
}
