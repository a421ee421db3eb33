import path from 'node:path';
import * as z from 'zod';
import type { Keep } from './backup/backup-files';
import { CannotStart } from './cannot-start';
import { isNetwork } from './http/protection/network-address';
import type { IceOptions } from './ice/ice';
import { mapMistake, mapSettings, mapTilesOf, type MapTiles } from './map/map-tiles';
import type { ModelOptions } from './language-model/create-language-model';
import type { GoogleSignInOptions } from './google/create-google-sign-in';
import type { S3Options } from './files/s3/create-s3-file-store';
import type { HealthAccountOptions } from './health-accounts/create-health-accounts';
import type { StripeOptions } from './payments/create-stripe-payments';
import type { SupportOptions } from './spine/support-options';
import type { GatewayOptions } from './gateway/gateway';
import { gatewayMistake, gatewaySettings, smsOf, voiceOf } from './gateway/gateway-settings';

const optionalUrl = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional();

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const iceUrls = (pattern: RegExp, example: string) =>
  z
    .string()
    .transform(listOf)
    .refine((urls) => urls.length <= 10 && urls.every((url) => pattern.test(url)), {
      error: `must be at most ten addresses such as ${example}`,
    })
    .default([]);

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(4300),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: wholeNumber(0, 1000).default(24),
  BACKUP_DAYS: wholeNumber(0, 1000).default(7),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  NATS_URL: optionalUrl(/^(nats|tls)$/, 'nats://host:4222'),
  PUBLIC_URL: optionalUrl(/^https?$/, 'https://care.example'),
  SMTP_URL: optionalUrl(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z.string().min(3).optional(),
  ...gatewaySettings,
  ...mapSettings,
  PUSH_SERVICES: z
    .string()
    .transform(listOf)
    .refine((origins) => origins.every(isOrigin), {
      error: 'must be origins such as https://push.example',
    })
    .default([]),
  OPERATOR_EMAIL: z.email({ error: 'must be a mail address' }).optional(),
  PUSH_CONTACT: optionalUrl(/^(https|mailto)$/, 'mailto:operator@care.example'),
  STUN_URLS: iceUrls(/^stuns?:[^\s/]+$/, 'stun:stun.example:3478'),
  TURN_URLS: iceUrls(/^turns?:[^\s/]+$/, 'turn:turn.example:3478?transport=udp'),
  TURN_SECRET: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  LOUISE_MODEL_URL: optionalUrl(/^https?$/, 'https://models.example/v1'),
  LOUISE_MODEL: z.string().max(120).optional(),
  LOUISE_MODEL_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  GOOGLE_HEALTH_CLIENT_ID: z.string().optional(),
  GOOGLE_HEALTH_CLIENT_SECRET: z.string().optional(),
  GOOGLE_HEALTH_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  GOOGLE_HEALTH_URL: z.url({ protocol: /^https?$/ }).default('https://health.googleapis.com'),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_PRICES: z
    .string()
    .transform(pricesOf)
    .refine((prices) => prices !== null, {
      error:
        'must name four prices, such as premium-monthly=price_1,premium-yearly=price_2,family-monthly=…,family-yearly=…',
    })
    .optional(),
  STRIPE_URL: optionalUrl(/^https?$/, 'https://api.stripe.com'),
  SUPPORT_EMAIL: z.email({ error: 'must be a mail address' }).max(254).optional(),
  SUPPORT_PHONE: z.string().trim().min(3).max(40).optional(),
  SUPPORT_FORUM: optionalUrl(/^https?$/, 'https://forum.care.example'),
  SUPPORT_HOURS: z.string().trim().min(1).max(120).optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.example'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  FILES_DIR: z.string().optional(),
  CLAMD_URL: optionalUrl(/^(tcp|unix)$/, 'tcp://127.0.0.1:3310'),
  DATA_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, { error: 'must be 32 bytes in base64' })
    .optional(),
  DEMO: z.enum(['on', 'off']).default('on'),
  OPERATORS: z
    .string()
    .transform((text) => listOf(text.toLowerCase()))
    .refine((addresses) => addresses.length <= 100 && addresses.every((each) => each.includes('@')), {
      error: 'must be mail addresses of accounts, such as ana@care.example, ben@care.example',
    })
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform(listOf)
    .refine((proxies) => proxies.every(isNetwork), {
      error: 'must be addresses such as 10.0.0.1 or 10.0.0.0/8',
    })
    .default([]),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(1200),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/, { error: 'must have 16 to 200 characters without spaces' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Configuration {
  port: number;
  host: string;
  dataFolder: string;
  /** Where the files of documents rest, sealed. */
  filesFolder: string;
  /** A bucket for them instead of the folder; null for none. */
  s3: S3Options | null;
  /** The virus scanner that looks at them; undefined for none. */
  clamUrl: string | undefined;
  /** Where and how long backups of the data folder are kept; null for none. */
  backups: { folder: string; keep: Keep } | null;
  databaseUrl: string | undefined;
  databasePool: number;
  natsUrl: string | undefined;
  /** Origin under which browsers reach this server; null when it follows the request. */
  publicOrigin: string | null;
  mail: { url: string; from: string } | null;
  sms: GatewayOptions | null;
  voice: GatewayOptions | null;
  /** The operator's map; null for none. */
  mapTiles: MapTiles | null;
  /** Whom push services may write to, and further ones than the browsers' own. */
  push: { contact: string; services: string[] };
  /** How the devices of a call find each other. */
  ice: IceOptions;
  /** The language model that helps Louise; null for none. */
  model: ModelOptions | null;
  /** Signing in with Google. */
  google: Omit<GoogleSignInOptions, 'redirectUri'> | null;
  /** Google's health interface, for the accounts of devices. */
  healthAccounts: Omit<HealthAccountOptions, 'redirectUri'> | null;
  /** Who is mailed when reminders cannot be relied on; null for nobody. */
  operatorEmail: string | null;
  /** The payment provider; null for none. */
  stripe: StripeOptions | null;
  /** How the operator is reached. */
  support: SupportOptions;
  dataKey: string | undefined;
  /** Whether a start serves what was built since (`--dev`). */
  isDevelopment: boolean;
  /** Whether visitors may enter the demo circle. */
  hasDemo: boolean;
  /** Addresses of the accounts that steer releases, in small letters. */
  operators: string[];
  trustedProxies: string[];
  requestsPerMinute: number;
  /** For how long a server that is asked to stop goes on serving, while `/ready` says no. */
  drainSeconds: number;
  /** With which the operator's Prometheus reads `/metrics`; undefined for nobody. */
  metricsToken: string | undefined;
  logLevel: string;
}

/** A setting is wrong; the message has one line for each mistake. */
class WrongConfiguration extends CannotStart {}

/** Reads the settings from the environment, and the options of the command line. */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    throw new WrongConfiguration(
      read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  const settings = read.data;
  if (settings.NATS_URL && !settings.DATABASE_URL) {
    throw new WrongConfiguration('NATS_URL joins several servers on one PostgreSQL: set DATABASE_URL too.');
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    throw new WrongConfiguration('MAIL_FROM is missing: SMTP_URL needs a sender for its letters.');
  }
  if (!settings.GOOGLE_CLIENT_ID !== !settings.GOOGLE_CLIENT_SECRET) {
    throw new WrongConfiguration(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or none.',
    );
  }
  if (!settings.GOOGLE_HEALTH_CLIENT_ID !== !settings.GOOGLE_HEALTH_CLIENT_SECRET) {
    throw new WrongConfiguration(
      'GOOGLE_HEALTH_CLIENT_ID and GOOGLE_HEALTH_CLIENT_SECRET belong together: set both or none.',
    );
  }
  const mistake = gatewayMistake(settings) ?? mapMistake(settings);
  if (mistake) throw new WrongConfiguration(mistake);
  if (settings.TURN_URLS.length > 0 && !settings.TURN_SECRET) {
    throw new WrongConfiguration(
      'TURN_SECRET is missing: TURN_URLS needs the secret that its server shares.',
    );
  }
  if (settings.LOUISE_MODEL_URL && !settings.LOUISE_MODEL) {
    throw new WrongConfiguration(
      'LOUISE_MODEL is missing: LOUISE_MODEL_URL needs the name of a model there.',
    );
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: path.resolve(settings.DATA_DIR),
    filesFolder: path.resolve(settings.FILES_DIR ?? path.join(settings.DATA_DIR, 'files')),
    s3: s3Of(settings),
    clamUrl: settings.CLAMD_URL,
    backups: backupsIn(settings),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    natsUrl: settings.NATS_URL,
    publicOrigin: settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : null,
    mail: settings.SMTP_URL ? { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? '' } : null,
    sms: smsOf(settings),
    voice: voiceOf(settings),
    mapTiles: mapTilesOf(settings),
    operatorEmail: settings.OPERATOR_EMAIL ?? null,
    push: { contact: pushContactOf(settings), services: settings.PUSH_SERVICES },
    ice: iceOf(settings),
    model: modelOf(settings),
    google: googleOf(settings),
    healthAccounts: healthAccountsOf(settings),
    stripe: stripeOf(settings),
    support: {
      email: settings.SUPPORT_EMAIL ?? null,
      phone: settings.SUPPORT_PHONE ?? null,
      forumUrl: settings.SUPPORT_FORUM ?? null,
      hours: settings.SUPPORT_HOURS ?? null,
    },
    dataKey: settings.DATA_KEY,
    isDevelopment: options.includes('--dev'),
    hasDemo: settings.DEMO === 'on',
    operators: settings.OPERATORS,
    trustedProxies: settings.TRUSTED_PROXIES,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    drainSeconds: settings.DRAIN_SECONDS,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Push services want somebody to write to; who names nobody is known by their site. */
function pushContactOf({ PUSH_CONTACT, PUBLIC_URL, MAIL_FROM }: z.infer<typeof Environment>): string {
  const [, address = MAIL_FROM] = /<([^<>]+)>/.exec(MAIL_FROM ?? '') ?? [];
  if (PUSH_CONTACT) return PUSH_CONTACT;
  if (PUBLIC_URL?.startsWith('https:')) return new URL(PUBLIC_URL).origin;
  return `mailto:${address ?? 'operator@localhost'}`;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function iceOf({ STUN_URLS, TURN_URLS, TURN_SECRET }: z.infer<typeof Environment>): IceOptions {
  const turn = TURN_SECRET && TURN_URLS.length > 0 ? { urls: TURN_URLS, secret: TURN_SECRET } : null;
  return { stunUrls: STUN_URLS, turn };
}

function modelOf(settings: z.infer<typeof Environment>): ModelOptions | null {
  const { LOUISE_MODEL_URL: url, LOUISE_MODEL: name, LOUISE_MODEL_KEY: key } = settings;
  return url && name ? { url, name, key } : null;
}

function s3Of(settings: z.infer<typeof Environment>): S3Options | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = settings;
  if (!bucket) return null;
  if (!accessKeyId || !secretAccessKey)
    throw new WrongConfiguration('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.');
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT ?? null,
  };
}

function googleOf(settings: z.infer<typeof Environment>): Configuration['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  return clientId && clientSecret ? { clientId, clientSecret, issuer } : null;
}

function healthAccountsOf(settings: z.infer<typeof Environment>): Configuration['healthAccounts'] {
  const { GOOGLE_HEALTH_CLIENT_ID: clientId, GOOGLE_HEALTH_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  return { clientId, clientSecret, issuer: settings.GOOGLE_HEALTH_ISSUER, url: settings.GOOGLE_HEALTH_URL };
}

function stripeOf(settings: z.infer<typeof Environment>): StripeOptions | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICES: prices,
  } = settings;
  if (!secretKey) return null;
  if (!webhookSecret || !prices)
    throw new WrongConfiguration(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PRICES beside it.',
    );
  return { secretKey, webhookSecret, prices, url: settings.STRIPE_URL ?? null };
}

/** Price ids by what is ordered; null where one of the four is missing. */
function pricesOf(text: string): StripeOptions['prices'] | null {
  const given = Object.fromEntries(listOf(text).map((part) => part.split('=')));
  const orders = ['premium-monthly', 'premium-yearly', 'family-monthly', 'family-yearly'] as const;
  if (!orders.every((order) => given[order])) return null;
  return Object.fromEntries(orders.map((order) => [order, given[order]])) as StripeOptions['prices'];
}

function backupsIn(settings: z.infer<typeof Environment>): Configuration['backups'] {
  const { DATA_DIR, BACKUP_DIR, BACKUP_HOURS: hours, BACKUP_DAYS: days } = settings;
  if (hours + days === 0) return null;
  return { folder: path.resolve(BACKUP_DIR ?? path.join(DATA_DIR, 'backups')), keep: { hours, days } };
}
