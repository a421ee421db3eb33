import type { Provider } from '@carecircle/contracts';
import { doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What an operator has imported of a provider beside where it is and how it is reached. */
export type ProviderFacts = Omit<Provider, 'distanceMiles' | 'channel'>;

/** Providers that the operator has imported, the same for all circles (SERV-1). */
export const providers = pgTable(
  'providers',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<Provider['kind']>().notNull(),
    facts: jsonb('facts').$type<ProviderFacts>().notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Where requests are posted to, or mailed; never leaves the server. */
    webhook: text('webhook'),
    email: text('email'),
  },
  (table) => [index('providers_by_kind').on(table.kind)],
);

export type ProviderRow = typeof providers.$inferSelect;
