import { factOfRow, chainHash } from '../audit/audit-entry';
import type { Row, TemplateTable } from './template';

/**
 * A copy's audit log is its own: with other ids its entries have other hashes. Chains them anew, and says where the chain has come to.
 */
export function chainAudit(tables: readonly TemplateTable[]): TemplateTable[] {
  const entries = rowsOf(tables, 'audit_entries').sort((a, b) => Number(a.sequence) - Number(b.sequence));
  let hash = '';
  for (const entry of entries) {
    hash = chainHash(hash, factOfRow(entry));
    entry.hash = hash;
  }
  const chains = rowsOf(tables, 'audit_chains').map((chain) => ({ ...chain, hash }));
  const changed: Record<string, Row[]> = { audit_entries: entries, audit_chains: chains };
  return tables.map((table) => {
    const rows = changed[table.name];
    return rows ? { ...table, rows: JSON.stringify(rows) } : table;
  });
}

function rowsOf(tables: readonly TemplateTable[], name: string): Row[] {
  return JSON.parse(tables.find((table) => table.name === name)?.rows ?? '[]') as Row[];
}
