import type { Logger } from 'pino';
import type { Database } from '../database/database';
import type { Clock } from '../clock';
import { layOutLetter } from '../mail/lay-out-letter';
import type { Mail } from '../mail/mail';
import { countUpTo } from '../mail/take-mail';
import type { Trouble } from './watchdog';

interface Parts {
  db: Database;
  mail: Mail;
  clock: Clock;
  log: Logger;
  /** Of the operator; null where nobody is named. */
  operatorEmail: string | null;
  origin: string;
}

/**
 * Mails the operator that reminders cannot be relied on, and that they can again (NOTE-5). However many servers
 * notice it, one letter goes out an hour.
 */
export function createOperatorAlarm({ db, mail, clock, log, operatorEmail, origin }: Parts) {
  return async (trouble: Trouble, isOver: boolean): Promise<void> => {
    if (!operatorEmail) return;
    const now = clock.now();
    const key = `operator ${isOver ? 'well' : trouble.kind} ${now.toISOString().slice(0, 13)}`;
    if (!(await db.transaction((tx) => countUpTo(tx, key, 1, now)))) return;
    const since = `${trouble.since.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const facts = trouble.kind === 'stopped' ? stopped(since) : late(trouble.job ?? '', since);
    const letter = layOutLetter({
      ...{ to: operatorEmail, language: 'en', greeting: 'Hello,' },
      subject: isOver ? 'CareCircle: reminders work again' : 'CareCircle: reminders are in trouble',
      paragraphs: isOver ? ['Everything that is due is being done again.', facts] : [facts, whatToDo],
      button: { label: 'See the state of this server', url: `${origin}/ready` },
    });
    await mail.send(letter).catch((error: unknown) => log.error({ err: error }, 'the operator was not told'));
  };
}

const whatToDo =
  'Until this is mended people may not be reminded of doses, check-ins and appointments, and alerts may not escalate. ' +
  'See the log of the servers for the cause; starting them again is safe, for nothing that is due is lost.';

const stopped = (since: string) => `The scheduler of a server has done nothing since ${since}.`;
const late = (job: string, since: string) =>
  `“${job}” has been due since ${since} and no server has done it.`;
