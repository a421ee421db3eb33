import path from 'node:path';
import { defaultSessionTimeout, wearablePaths } from '@carecircle/contracts';
import type { Logger } from 'pino';
import { systemClock } from './clock';
import type { Configuration } from './configuration';
import type { ServerParts } from './create-server';
import { keyMarkOf } from './crypto/key-mark';
import { openDataKey } from './crypto/open-data-key';
import { createPasswords } from './crypto/passwords';
import type { DatabaseHandle } from './database/database';
import type { OpenFolder } from './database/open-folder';
import { openFolderDatabase } from './database/open-folder-database';
import { openPostgresDatabase } from './database/open-postgres-database';
import { requireWholeTables } from './database/require-whole-tables';
import { demoPlan } from './demo/demo-plan';
import { createFolderFileStore } from './files/folder-file-store';
import { openS3 } from './files/s3/open-s3';
import { createClamScanner } from './files/virus-scanner';
import { openWeb } from './http/page/open-web';
import { createIce } from './ice/ice';
import { createFileMail } from './mail/create-file-mail';
import { createMail } from './mail/create-mail';
import type { Metrics } from './metrics/metrics';
import { sealedFields } from './modules/sealed-fields';
import { openLog } from './open-log';
import { createPush } from './push/create-push';
import { vapidKeys } from './push/vapid-keys';
import { createLanguageModel } from './language-model/create-language-model';
import { createGoogleSignIn } from './google/create-google-sign-in';
import { createHealthAccounts } from './health-accounts/create-health-accounts';
import { createStripePayments } from './payments/create-stripe-payments';
import { createSms } from './sms/create-sms';
import { createVoice } from './voice/create-voice';
import { createMemoryRelay } from './spine/relays/memory-relay';
import { createNatsRelay } from './spine/relays/nats-relay';
import { createPostgresRelay } from './spine/relays/postgres-relay';
import type { Relay } from './spine/relays/relay';

/** Two folders up, from the sources as from the build. */
const workspace = path.join(import.meta.dirname, '../..');

/**
 * Opens what the configuration names: database, relay, mail, key. What browsers load is read while the database opens.
 *
 * @param folder the data folder, when it is being opened already.
 */
export async function openParts(
  configuration: Configuration,
  folder: Promise<OpenFolder> | null = null,
): Promise<ServerParts> {
  const log = openLog(configuration.logLevel);
  const { dataFolder: webFolder, isDevelopment } = configuration;
  const web = openWeb({ workspace, dataFolder: webFolder, isDevelopment });
  const database = await openDatabase(configuration, folder, log);
  try {
    await requireWholeTables(database);
    const { backups, dataFolder, dataKey } = configuration;
    const ownOrigin = configuration.publicOrigin ?? `http://${configuration.host}:${configuration.port}`;
    const crypto = await openDataKey(database.db, { fromEnvironment: dataKey, dataFolder, sealedFields });
    return {
      database,
      log,
      relay: await openRelay(configuration, database, log),
      clock: systemClock,
      mail: configuration.mail
        ? await createMail(configuration.mail)
        : createFileMail({ folder: path.join(dataFolder, 'mail'), log }),
      sms: createSms(configuration.sms),
      voice: createVoice(configuration.voice),
      mapTiles: configuration.mapTiles,
      operatorEmail: configuration.operatorEmail,
      metrics: await openMetrics(configuration),
      push: createPush({ ...configuration.push, keys: vapidKeys(crypto) }),
      ice: createIce(configuration.ice),
      model: configuration.model && createLanguageModel(configuration.model),
      google: createGoogleSignIn(
        configuration.google && {
          ...configuration.google,
          redirectUri: `${ownOrigin}/api/account/google/callback`,
        },
      ),
      healthAccounts: createHealthAccounts(
        configuration.healthAccounts && {
          ...configuration.healthAccounts,
          redirectUri: `${ownOrigin}${wearablePaths.grant}`,
        },
      ),
      crypto,
      passwords: createPasswords(),
      files: configuration.s3
        ? await openS3(configuration.s3)
        : createFolderFileStore(configuration.filesFolder),
      payments: configuration.stripe && createStripePayments(configuration.stripe),
      support: configuration.support,
      idleMinutes: defaultSessionTimeout,
      scanner: configuration.clamUrl ? createClamScanner(configuration.clamUrl) : null,
      backups: backups && { ...backups, keyMark: keyMarkOf(crypto) },
      publicOrigin: configuration.publicOrigin,
      ownOrigin,
      requestsPerMinute: configuration.requestsPerMinute,
      operators: configuration.operators,
      trustedProxies: configuration.trustedProxies,
      web,
      demo: configuration.hasDemo ? demoPlan(configuration.dataFolder) : null,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase(
  { databaseUrl, databasePool, dataFolder }: Configuration,
  folder: Promise<OpenFolder> | null,
  log: Logger,
): Promise<DatabaseHandle> {
  if (!databaseUrl) return openFolderDatabase(dataFolder, folder ?? undefined);
  return openPostgresDatabase({
    url: databaseUrl,
    poolSize: databasePool,
    onLostConnection: (error) => log.warn({ err: error }, 'lost a database connection'),
  });
}

/** Loaded where somebody asks for them. */
async function openMetrics({ metricsToken: token }: Configuration): Promise<Metrics | null> {
  if (!token) return null;
  const { createMetrics } = await import('./metrics/create-metrics');
  return createMetrics({ token });
}

async function openRelay(
  { natsUrl, databaseUrl }: Configuration,
  { pool }: DatabaseHandle,
  log: Logger,
): Promise<Relay> {
  if (natsUrl) return createNatsRelay({ url: natsUrl, log });
  if (databaseUrl && pool) return createPostgresRelay({ url: databaseUrl, pool, log });
  return createMemoryRelay();
}
