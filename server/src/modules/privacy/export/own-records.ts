import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import type { ExportList, ExportRecord } from './export-list';

interface OwnTable {
  table: string;
  /** Column that names the person. */
  of: string;
  columns: readonly string[];
  /** The column names somebody who wears a device: the person, or the one cared for that the person is. */
  isWorn?: true;
  /** Where a list can be longer than it is written: the latest come first. */
  newestBy?: string;
}

/** What one person has told, written or been told themselves, whichever circle it was in: theirs to take along (PRIV-3). */
const ownTables: Readonly<Record<string, OwnTable>> = {
  account: {
    table: 'people',
    of: 'id',
    columns: [
      ...['id', 'name', 'email', 'email_verified', 'phone', 'address', 'date_of_birth', 'emergency_contact'],
      ...[
        'shares_phone',
        'shares_address',
        'shares_date_of_birth',
        'shares_emergency_contact',
        'preferences',
      ],
      ...['accepted_legal_version', 'accepted_legal_at', 'created_at', 'updated_at'],
    ],
  },
  consents: { table: 'consents', of: 'person_id', columns: ['kind', 'is_given', 'version', 'changed_at'] },
  memberships: {
    table: 'members',
    of: 'person_id',
    columns: ['circle_id', 'role', 'status', 'permissions', 'joined_at'],
  },
  'sign-ins': {
    table: 'sessions',
    of: 'person_id',
    columns: ['created_at', 'updated_at', 'ip_address', 'user_agent'],
  },
  'audit-entries': {
    table: 'audit_entries',
    of: 'user_id',
    columns: ['circle_id', 'sequence', 'action', 'at', 'operation', 'ip_address', 'device_info'],
  },
  messages: {
    table: 'messages',
    of: 'sender_id',
    columns: ['circle_id', 'id', 'conversation', 'recipient_id', 'text', 'sent_at'],
  },
  'check-ins': {
    table: 'check_ins',
    of: 'checked_by',
    columns: ['circle_id', 'id', 'recipient_id', 'day', 'status', 'mood', 'notes', 'created_at'],
  },
  'hand-off-notes': {
    table: 'hand_off_notes',
    of: 'author_id',
    columns: ['circle_id', 'id', 'recipient_id', 'text', 'is_important', 'created_at'],
  },
  'journal-entries': {
    table: 'journal_entries',
    of: 'author_id',
    columns: ['circle_id', 'id', 'recipient_id', 'day', 'text', 'mood', 'audience', 'created_at'],
  },
  'care-times': {
    table: 'care_times',
    of: 'member_id',
    columns: ['circle_id', 'id', 'recipient_id', 'day', 'minutes', 'kind', 'note'],
  },
  'task-comments': {
    table: 'task_comments',
    of: 'author_id',
    columns: ['circle_id', 'task_id', 'id', 'text', 'created_at'],
  },
  documents: {
    table: 'documents',
    of: 'uploaded_by',
    columns: ['circle_id', 'id', 'name', 'kind', 'uploaded_at'],
  },
  points: { table: 'points_ledger', of: 'member_id', columns: ['circle_id', 'cause', 'points', 'day'] },
  achievements: {
    table: 'unlocked_achievements',
    of: 'member_id',
    columns: ['circle_id', 'achievement', 'unlocked_at'],
  },
  'notification-settings': {
    table: 'notification_settings',
    of: 'person_id',
    columns: ['settings', 'time_zone', 'updated_at'],
  },
  'health-readings': {
    table: 'health_readings',
    of: 'wearer_id',
    isWorn: true,
    columns: ['circle_id', 'metric', 'start_at', 'end_at', 'value', 'source'],
    newestBy: 'start_at',
  },
  'health-goals': {
    table: 'health_settings',
    of: 'wearer_id',
    isWorn: true,
    columns: ['circle_id', 'settings', 'updated_at'],
  },
  'health-devices': {
    table: 'wearable_devices',
    of: 'wearer_id',
    isWorn: true,
    columns: ['circle_id', 'id', 'type', 'name', 'metrics', 'is_connected', 'last_sync_at', 'created_at'],
  },
  'support-messages': {
    table: 'support_messages',
    of: 'person_id',
    columns: ['id', 'at', 'author', 'text', 'state'],
  },
  'calendar-feeds': {
    table: 'calendar_feeds',
    of: 'member_id',
    columns: ['circle_id', 'id', 'level', 'created_at', 'last_read_at'],
  },
};

/** All lists of a person's own, each read when it is asked for. */
export function ownLists(reader: Reader, personId: string): ExportList[] {
  return Object.entries(ownTables).map(([name, table]) => ({
    path: `my-data/${name}`,
    read: () => readOwn(reader, table, personId),
  }));
}

/** Rows of one list that an export holds at most. */
const mostOwnRecords = 50_000;

async function readOwn(
  reader: Reader,
  { table, of, columns, isWorn, newestBy }: OwnTable,
  personId: string,
): Promise<ExportRecord[]> {
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const found = await reader.execute<ExportRecord>(sql`
    select ${listed} from ${sql.identifier(table)} own
    where ${isWorn ? isWornBy(personId) : sql`${sql.identifier(of)} = ${personId}`}
    ${newestBy ? sql`order by ${sql.identifier(newestBy)} desc` : sql``} limit ${mostOwnRecords}`);
  return found.rows;
}

/** What is measured of somebody who is cared for and uses the app is theirs as well. */
function isWornBy(personId: string): SQL {
  return sql`(own.wearer_id = ${personId} or (own.circle_id, own.wearer_id) in (
    select circle_id, id from recipients where member_id = ${personId}))`;
}
