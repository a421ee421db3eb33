import type { Provider, ProviderKind } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import type { Services } from '../../../spine/services';
import type { Home } from '../places/find-home';
import { milesBetween } from '../places/miles-between';
import { providerRow } from './provider-row';
import { providers, type ProviderRow } from './providers.tables';
import sample from './sample-providers.json';

const sampleRows = sample.flatMap((line) => providerRow(line) ?? []);

/** Whether no operator has imported providers: then there is a sample of made-up ones. */
export async function hasSampleOnly(reader: Reader): Promise<boolean> {
  const [row] = await reader.select({ id: providers.id }).from(providers).limit(1);
  return row === undefined;
}

export async function readProviders(
  reader: Reader,
  kind: ProviderKind,
): Promise<{ rows: readonly ProviderRow[]; isSample: boolean }> {
  if (await hasSampleOnly(reader))
    return { rows: sampleRows.filter((row) => row.kind === kind), isSample: true };
  return { rows: await reader.select().from(providers).where(eq(providers.kind, kind)), isSample: false };
}

export async function findProvider(reader: Reader, providerId: string): Promise<ProviderRow | null> {
  const [row] = await reader.select().from(providers).where(eq(providers.id, providerId));
  if (row) return row;
  if (!(await hasSampleOnly(reader))) return null;
  return sampleRows.find(({ id }) => id === providerId) ?? null;
}

/** Nothing leaves the demo circle, which everyone may enter, and nothing is mailed where mail is not set up. */
export function channelTo(
  { webhook, email }: Pick<ProviderRow, 'webhook' | 'email'>,
  { isDemo }: { isDemo: boolean },
  { mail }: Pick<Services, 'mail'>,
): Provider['channel'] {
  if (isDemo) return 'call';
  if (webhook) return 'webhook';
  return email && mail.isConfigured ? 'mail' : 'call';
}

/** A provider as screens see it, with its distance from somebody's home. */
export function providerOf(row: ProviderRow, home: Home | null, channel: Provider['channel']): Provider {
  const { latitude, longitude, kind } = row;
  const isNear = kind !== 'telehealth' && home && latitude !== null && longitude !== null;
  const distanceMiles = isNear ? milesBetween(home, { latitude, longitude }) : null;
  return { ...row.facts, distanceMiles, channel };
}
