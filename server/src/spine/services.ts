import type { Logger } from 'pino';
import type { SessionPort } from '../access/session-port';
import type { Clock } from '../clock';
import type { FieldCrypto } from '../crypto/field-crypto';
import type { Passwords } from '../crypto/passwords';
import type { FileStore } from '../files/file-store';
import type { VirusScanner } from '../files/virus-scanner';
import type { Ice } from '../ice/ice';
import type { LanguageModel } from '../language-model/language-model';
import type { GoogleSignIn } from '../google/google-sign-in';
import type { HealthAccounts } from '../health-accounts/health-accounts';
import type { MapTiles } from '../map/map-tiles';
import type { Mail } from '../mail/mail';
import type { Push } from '../push/push';
import type { Payments } from '../payments/payments';
import type { Sms } from '../sms/sms';
import type { Voice } from '../voice/voice';
import type { SupportOptions } from './support-options';
import type { DemoPort } from './demo-port';
import type { Trouble } from './watchdog';

/** What operations may use beside the database. */
export interface Services {
  clock: Clock;
  log: Logger;
  mail: Mail;
  sms: Sms;
  voice: Voice;
  /** The operator's map; null where none is configured. */
  mapTiles: MapTiles | null;
  push: Push;
  ice: Ice;
  /** Null where none is configured. */
  model: LanguageModel | null;
  /** Signing in with Google. */
  google: GoogleSignIn;
  /** Accounts that hold what devices measured. */
  healthAccounts: HealthAccounts;
  crypto: FieldCrypto;
  passwords: Passwords;
  /** Bytes at rest. */
  files: FileStore;
  /** Null where none is configured. */
  scanner: VirusScanner | null;
  /** Null where no payment provider is configured. */
  payments: Payments | null;
  /** How the operator is reached. */
  support: SupportOptions;
  /** Where a link in a mail leads; never taken from a request, whose sender could choose it. */
  origin: string;
  /** Addresses of those who run this installation, in small letters. */
  operators: readonly string[];
  /** Versions of remotes of which stored files are lost, as `<remote>/<version>`. */
  lostReleases: Set<string>;
  /** Shared library → the names that the shell has of it, known once the shell is read (REL-5). */
  shellExports: Record<string, readonly string[]>;
  sessions: SessionPort;
  /** Why nobody can rely on reminders just now; null where all is well (NOTE-5). */
  trouble: () => Trouble | null;
  /** Null when this installation has no demo circle. */
  demo: DemoPort | null;
}
