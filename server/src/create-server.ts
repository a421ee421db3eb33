import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSessionStore } from './access/session-store';
import { createBackups, type BackupPlan } from './backup/start-backups';
import type { Clock } from './clock';
import type { FieldCrypto } from './crypto/field-crypto';
import { keepKeyMark } from './crypto/open-data-key';
import { applyMigrations } from './database/apply-migrations';
import type { DatabaseHandle } from './database/database';
import { requireWholeSchema } from './database/require-whole-schema';
import { createVacuumTimes, vacuumTables } from './database/vacuum-tables';
import { createDemoCircle, type DemoPlan } from './demo/demo-circle';
import type { FileStore } from './files/file-store';
import type { VirusScanner } from './files/virus-scanner';
import { createApp } from './http/create-app';
import { createOpenStreams, type OpenStreams } from './http/event-stream/open-streams';
import type { RoutePlugin } from './http/route-plugin';
import { routes } from './http/routes';
import type { Mail } from './mail/mail';
import { modules } from './modules/modules';
import { createSpine } from './spine/create-spine';
import { forgetOldRows } from './spine/forget-old-rows';
import type { Relay } from './spine/relay';
import type { Sms } from './sms/sms';
import type { Services } from './spine/services';
import type { Spine } from './spine/spine';

/** What a request that runs when the server stops may still take. */
const longestRequestMs = 5_000;
const tidyEveryMs = 3_600_000;

export interface ServerParts {
  database: DatabaseHandle;
  relay: Relay;
  clock: Clock;
  log: Logger;
  mail: Mail;
  sms: Sms;
  crypto: FieldCrypto;
  files: FileStore;
  scanner: VirusScanner | null;
  /** Origin under which browsers reach this server; null when it follows the request. */
  publicOrigin: string | null;
  /** The same for links in mails: where it follows the request, the address that this server listens at. */
  ownOrigin: string;
  requestsPerMinute: number;
  trustedProxies: string[];
  /** How visitors may enter the demo circle; null where they may not. */
  demo: DemoPlan | null;
  /** Where a data folder is backed up to; null for nowhere. */
  backups?: BackupPlan | null;
  /** Opens what browsers load, pages and remotes; a server without it answers operations only. */
  web?: (spine: Spine) => Promise<RoutePlugin>;
}

export interface Server {
  app: FastifyInstance;
  spine: Spine;
  /** Begins follow-ups and timed work. */
  start(): void;
  /** Resolves when every reaction and due job has run. */
  settled(): Promise<void>;
  /** Erases the demo circles that nobody uses any more. */
  tidyDemo(): Promise<void>;
  /** Stops taking requests, ends streams, finishes what runs and closes relay and database. */
  stop(): Promise<void>;
}

/** Puts the whole server together on an opened database, and brings the schema to this version. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { database, relay, clock, log, mail, sms, crypto, files, scanner, publicOrigin } = parts;
  await applyMigrations(database.db);
  await requireWholeSchema(database.db);
  await keepKeyMark(database.db, crypto);
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const signingKey = crypto.deriveKey('session cookies');
  const sessions = createSessionStore({ db: database.db, clock, signingKey, isSecure });
  const shared = { clock, log, mail, sms, crypto, files, scanner, sessions, origin: parts.ownOrigin };
  const demo = parts.demo && createDemoCircle(parts.demo, () => spine, shared);
  const services: Services = { ...shared, demo };
  const { spine, reactions, scheduler } = createSpine({ database, relay, services, modules });
  relay.listen((message) => {
    if (message.kind === 'sessions-changed') sessions.forget(message.personId);
  });
  const streams = createOpenStreams();
  const { requestsPerMinute, trustedProxies } = parts;
  const app = await createApp({
    spine,
    streams,
    publicOrigin,
    requestsPerMinute,
    trustedProxies,
    isSecure,
    routes: parts.web ? [...routes, await parts.web(spine)] : routes,
  });

  const backups = parts.backups && createBackups({ database, clock, log, plan: parts.backups });
  let tidying: NodeJS.Timeout | undefined;
  const isVacuumDue = createVacuumTimes(database);
  const tidy = async () => {
    await forgetOldRows(database.db, clock.now());
    if (isVacuumDue(clock.now())) await vacuumTables(database);
  };

  return {
    app,
    spine,
    start() {
      reactions.start();
      scheduler.start();
      backups?.start();
      demo?.start();
      tidying = setInterval(() => {
        tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying the database failed'));
      }, tidyEveryMs).unref();
    },
    async settled() {
      do await reactions.settled();
      while ((await scheduler.runDue()) > 0);
    },
    tidyDemo: async () => demo?.tidy(),
    async stop() {
      clearInterval(tidying);
      await closeConnections(app, streams);
      await Promise.all([reactions.stop(), scheduler.stop(), backups?.stop(), demo?.stop()]);
      mail.close();
      await relay.close();
      await database.close();
    },
  };
}

/** Ends connections as they fall idle: one that was busy when closing began would else stay open for its whole keep-alive. */
async function closeConnections(app: FastifyInstance, streams: OpenStreams): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
  const closing = app.close();
  await streams.closeAll();
  await closing;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
