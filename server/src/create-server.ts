import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSessionStore } from './access/session-store';
import { createBackups, type BackupPlan } from './backup/start-backups';
import type { Clock } from './clock';
import type { FieldCrypto } from './crypto/field-crypto';
import { keepKeyMark } from './crypto/open-data-key';
import type { Passwords } from './crypto/passwords';
import { applyMigrations } from './database/apply-migrations';
import type { DatabaseHandle } from './database/database';
import { requireWholeSchema } from './database/require-whole-schema';
import { createVacuumTimes, vacuumTables } from './database/vacuum-tables';
import { createDemoCircle, type DemoPlan } from './demo/demo-circle';
import type { FileStore } from './files/file-store';
import type { VirusScanner } from './files/virus-scanner';
import type { GoogleSignIn } from './google/google-sign-in';
import type { HealthAccounts } from './health-accounts/health-accounts';
import { closeConnections } from './http/protection/close-connections';
import { createApp } from './http/create-app';
import { createOpenStreams } from './http/event-stream/open-streams';
import type { RoutePlugin } from './http/route-plugin';
import { routes } from './http/routes';
import type { Ice } from './ice/ice';
import type { LanguageModel } from './language-model/language-model';
import type { MapTiles } from './map/map-tiles';
import type { Payments } from './payments/payments';
import type { Mail } from './mail/mail';
import { countDeliveries } from './metrics/count-deliveries';
import type { Metrics } from './metrics/metrics';
import { readBacklog } from './metrics/read-backlog';
import { modules } from './modules/modules';
import { createHealthTally, createReleaseGuard, type HealthTally } from './modules/releases';
import { lateReminders } from './spine/late-reminders';
import { createOperatorAlarm } from './spine/tell-operator';
import { createWatchdog, type Watchdog } from './spine/watchdog';
import { createSpine } from './spine/create-spine';
import { forgetOldRows } from './spine/forget-old-rows';
import type { Relay } from './spine/relays/relay';
import type { Push } from './push/push';
import type { Sms } from './sms/sms';
import type { Voice } from './voice/voice';
import type { SupportOptions } from './spine/support-options';
import type { Services } from './spine/services';
import type { Spine } from './spine/spine';

const tidyEveryMs = 3_600_000;

export interface ServerParts {
  database: DatabaseHandle;
  relay: Relay;
  clock: Clock;
  log: Logger;
  mail: Mail;
  sms: Sms;
  voice: Voice;
  mapTiles: MapTiles | null;
  push: Push;
  ice: Ice;
  model: LanguageModel | null;
  google: GoogleSignIn;
  healthAccounts: HealthAccounts;
  crypto: FieldCrypto;
  passwords: Passwords;
  files: FileStore;
  scanner: VirusScanner | null;
  payments: Payments | null;
  support: SupportOptions;
  /** Minutes without use after which a session ends whose owner has not chosen; 0 for never. */
  idleMinutes: number;
  /** Addresses of those who run this installation, in small letters. */
  operators?: readonly string[];
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
  /** Who is mailed when reminders cannot be relied on; null for nobody. */
  operatorEmail?: string | null;
  /** Counts for the operator's Prometheus; null where nobody asks. */
  metrics?: Metrics | null;
  /** Opens what browsers load, pages and remotes; a server without it answers operations only. */
  web?: (spine: Spine, tally: HealthTally) => Promise<RoutePlugin>;
}

export interface Server {
  app: FastifyInstance;
  spine: Spine;
  watchdog: Watchdog;
  /** Begins follow-ups and timed work. */
  start(): void;
  /** Resolves when every reaction and due job has run; what they send may still be on its way. */
  settled(): Promise<void>;
  /** Resolves when nothing is on its way either, and nothing follows from it. */
  quiet(): Promise<void>;
  /** Erases the demo circles that nobody uses any more. */
  tidyDemo(): Promise<void>;
  /** Judges every release that is on its way, as a timer does otherwise. */
  lookAtReleases(): Promise<void>;
  /** Tells a proxy to send requests elsewhere, and goes on serving those that come. */
  drain(): void;
  /** Stops taking requests, ends streams, finishes what runs and closes relay and database. */
  stop(): Promise<void>;
}

/** Puts the whole server together on an opened database, and brings the schema to this version. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { database, relay, clock, log, crypto, passwords, files, scanner, publicOrigin } = parts;
  const { ice, model, google, healthAccounts, payments, support, metrics = null } = parts;
  const { mail, sms, voice, push } = metrics ? countDeliveries(parts, metrics) : parts;
  await applyMigrations(database.db);
  await requireWholeSchema(database.db);
  await keepKeyMark(database.db, crypto);
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const signingKey = crypto.deriveKey('session cookies');
  const sessions = createSessionStore({
    db: database.db,
    clock,
    signingKey,
    isSecure,
    idleMinutes: parts.idleMinutes,
  });
  const outward = {
    mail,
    sms,
    voice,
    mapTiles: parts.mapTiles,
    push,
    ice,
    model,
    google,
    healthAccounts,
    payments,
    support,
    origin: parts.ownOrigin,
  };
  const releases = { operators: parts.operators ?? [], lostReleases: new Set<string>(), shellExports: {} };
  const trouble = () => watchdog.trouble();
  const shared = {
    clock,
    log,
    ...outward,
    crypto,
    passwords,
    files,
    scanner,
    sessions,
    trouble,
    ...releases,
  };
  const demo = parts.demo && createDemoCircle(parts.demo, () => spine, shared);
  const services: Services = { ...shared, demo };
  const { spine, reactions, scheduler } = createSpine({ database, relay, services, modules });
  const { db } = database;
  const { operatorEmail = null, ownOrigin: origin } = parts;
  const tellOperator = createOperatorAlarm({ db, mail, clock, log, operatorEmail, origin });
  const jobs = modules.flatMap((module) => module.jobs);
  const watchdog = createWatchdog({
    ...{ db, clock, log, quietMs: scheduler.quietMs },
    jobs,
    async tell(trouble, isOver) {
      const signal = lateReminders(isOver ? null : trouble);
      relay.announce([{ kind: 'signal', to: null, actorId: null, signal }]);
      await tellOperator(trouble, isOver);
    },
  });
  const tally = createHealthTally(database.db);
  const guard = createReleaseGuard(spine, tally);
  relay.listen((message) => {
    if (message.kind === 'sessions-changed') sessions.forget(message.personId);
  });
  const streams = createOpenStreams();
  metrics?.observe({
    countStreams: () => streams.all().length,
    readBacklog: () => readBacklog(db, jobs, clock.now()),
  });
  let isDraining = false;
  const { requestsPerMinute, trustedProxies } = parts;
  const app = await createApp({
    spine,
    streams,
    metrics,
    isDraining: () => isDraining,
    publicOrigin,
    requestsPerMinute,
    trustedProxies,
    isSecure,
    routes: parts.web ? [...routes, await parts.web(spine, tally)] : routes,
  });

  const backups = parts.backups && createBackups({ database, clock, log, plan: parts.backups });
  let tidying: NodeJS.Timeout | undefined;
  const isVacuumDue = createVacuumTimes(database);
  const tidy = async () => {
    await forgetOldRows(database.db, clock.now());
    if (isVacuumDue(clock.now())) await vacuumTables(database);
  };
  const settled = async () => {
    do await reactions.settled();
    while ((await scheduler.runDue()) > 0);
    await spine.readLog.settled();
  };

  return {
    app,
    spine,
    watchdog,
    start() {
      reactions.start();
      scheduler.start();
      watchdog.start();
      if (parts.web) guard.start();
      backups?.start();
      demo?.start();
      tidying = setInterval(() => {
        tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying the database failed'));
      }, tidyEveryMs).unref();
    },
    settled,
    async quiet() {
      const { background } = spine;
      for (let begun = -1; begun !== background.begun();) {
        begun = background.begun();
        await background.settled();
        await settled();
      }
    },
    tidyDemo: async () => demo?.tidy(),
    lookAtReleases: guard.look,
    drain: () => {
      isDraining = true;
    },
    async stop() {
      clearInterval(tidying);
      watchdog.stop();
      await closeConnections(app, streams);
      await Promise.all([reactions.stop(), scheduler.stop(), backups?.stop(), demo?.stop(), guard.stop()]);
      await spine.readLog.settled();
      mail.close();
      await relay.close();
      await database.close();
    },
  };
}
