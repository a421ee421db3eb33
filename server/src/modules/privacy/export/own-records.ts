import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import type { ExportRecord } from './export-list';

interface OwnTable {
  table: string;
  /** Column that names the person. */
  of: string;
  columns: readonly string[];
}

/** What one person has told, written or been told themselves, whichever circle it was in: theirs to take along (PRIV-3). */
export const ownTables: Readonly<Record<string, OwnTable>> = {
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

/** Rows of one list that an export holds at most. */
export const mostOwnRecords = 50_000;

export async function readOwn(
  db: Database,
  { table, of, columns }: OwnTable,
  personId: string,
): Promise<ExportRecord[]> {
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const found = await db.execute<ExportRecord>(sql`
    select ${listed} from ${sql.identifier(table)} where ${sql.identifier(of)} = ${personId} limit ${mostOwnRecords}`);
  return found.rows;
}
