import path from 'node:path';
import * as z from 'zod';
import type { Keep } from './backup/backup-files';
import { CannotStart } from './cannot-start';
import { isNetwork } from './http/network-address';
import type { SmsOptions } from './sms/create-sms';

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
  SMS_URL: optionalUrl(/^https?$/, 'https://user:password@gateway.example/messages'),
  SMS_FROM: z.string().min(3).optional(),
  SMS_BODY: z
    .string()
    .refine(isSmsBody, { error: 'must be twilio, json, or JSON with {to} and {text} inside its texts' })
    .default('json'),
  FILES_DIR: z.string().optional(),
  CLAMD_URL: optionalUrl(/^(tcp|unix)$/, 'tcp://127.0.0.1:3310'),
  DATA_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, { error: 'must be 32 bytes in base64' })
    .optional(),
  DEMO: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXIES: z
    .string()
    .transform(listOf)
    .refine((proxies) => proxies.every(isNetwork), {
      error: 'must be addresses such as 10.0.0.1 or 10.0.0.0/8',
    })
    .default([]),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(1200),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Configuration {
  port: number;
  host: string;
  dataFolder: string;
  /** Where the files of documents rest, sealed. */
  filesFolder: string;
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
  sms: SmsOptions | null;
  dataKey: string | undefined;
  /** Whether visitors may enter the demo circle. */
  hasDemo: boolean;
  trustedProxies: string[];
  requestsPerMinute: number;
  logLevel: string;
}

/** A setting is wrong; the message has one line for each mistake. */
class WrongConfiguration extends CannotStart {}

/** Reads the settings from the environment. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
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
  if (settings.SMS_URL && !settings.SMS_FROM) {
    throw new WrongConfiguration('SMS_FROM is missing: SMS_URL needs a sender for its messages.');
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: path.resolve(settings.DATA_DIR),
    filesFolder: path.resolve(settings.FILES_DIR ?? path.join(settings.DATA_DIR, 'files')),
    clamUrl: settings.CLAMD_URL,
    backups: backupsIn(settings),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    natsUrl: settings.NATS_URL,
    publicOrigin: settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : null,
    mail: settings.SMTP_URL ? { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? '' } : null,
    sms: smsOf(settings),
    dataKey: settings.DATA_KEY,
    hasDemo: settings.DEMO === 'on',
    trustedProxies: settings.TRUSTED_PROXIES,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
  };
}

function smsOf({ SMS_URL: url, SMS_FROM: from, SMS_BODY: body }: z.infer<typeof Environment>) {
  return url && from ? { url, from, body } : null;
}

/** The name of a known form, or a template of JSON that says to whom and what. */
function isSmsBody(text: string): boolean {
  if (text === 'twilio' || text === 'json') return true;
  try {
    JSON.parse(text);
  } catch {
    return false;
  }
  return text.includes('{to}') && text.includes('{text}');
}

function backupsIn(settings: z.infer<typeof Environment>): Configuration['backups'] {
  const { DATA_DIR, BACKUP_DIR, BACKUP_HOURS: hours, BACKUP_DAYS: days } = settings;
  if (hours + days === 0) return null;
  return { folder: path.resolve(BACKUP_DIR ?? path.join(DATA_DIR, 'backups')), keep: { hours, days } };
}
