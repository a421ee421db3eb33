import { demoMailDomain, type PersonKey } from '@carecircle/demo-data';
import { sql, type SQL } from 'drizzle-orm';
import type { FieldCrypto } from '../crypto/field-crypto';
import { chainAudit } from './chain-audit';
import { renumbering } from './renumber';
import { sealRows, type Row, type Template, type TemplateTable } from './template';

/** What tells one copy from another. */
export interface Identity {
  circleId: string;
  inviteCode: string;
  people: Record<PersonKey, string>;
  /** Makes the mail addresses of its people unlike those of every other copy. */
  mailDomain: string;
}

/** A template's rows and files as those of one copy, with ids that no other has. */
export function copyTemplate(
  template: Template,
  identity: Identity,
  crypto: FieldCrypto,
): Pick<Template, 'tables' | 'files'> {
  const given = new Map([[template.circleId, identity.circleId]]);
  for (const [key, id] of Object.entries(template.people)) given.set(id, identity.people[key as PersonKey]);
  const renumber = renumbering(given);
  const tables = template.tables.map((table) => {
    const rows = renumber(table.rows).replaceAll(demoMailDomain, identity.mailDomain);
    return sealRows(
      crypto,
      table.name === 'circles' ? withCode({ ...table, rows }, identity) : { ...table, rows },
    );
  });
  return {
    tables: chainAudit(tables),
    files: JSON.parse(renumber(JSON.stringify(template.files))) as Template['files'],
  };
}

function withCode(table: TemplateTable, { inviteCode }: Identity): TemplateTable {
  return changeRows(table, (row) => ({ ...row, invite_code: inviteCode }));
}

export function changeRows(table: TemplateTable, change: (row: Row) => Row): TemplateTable {
  return { ...table, rows: JSON.stringify((JSON.parse(table.rows) as Row[]).map(change)) };
}

/** The statement that writes all rows of a table. */
export function insertingRows({ name, columns, rows }: TemplateTable): SQL {
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  return sql`
    insert into ${table} (${listed})
    select ${listed} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
}
