import type { Logger } from 'pino';
import type { SessionPort } from '../access/session-port';
import type { Clock } from '../clock';
import type { FieldCrypto } from '../crypto/field-crypto';
import type { FileStore } from '../files/file-store';
import type { VirusScanner } from '../files/virus-scanner';
import type { Mail } from '../mail/mail';
import type { Sms } from '../sms/sms';
import type { DemoPort } from './demo-port';

/** What operations may use beside the database. */
export interface Services {
  clock: Clock;
  log: Logger;
  mail: Mail;
  sms: Sms;
  crypto: FieldCrypto;
  /** Bytes at rest. */
  files: FileStore;
  /** Null where none is configured. */
  scanner: VirusScanner | null;
  /** Where a link in a mail leads; never taken from a request, whose sender could choose it. */
  origin: string;
  sessions: SessionPort;
  /** Null when this installation has no demo circle. */
  demo: DemoPort | null;
}
