import { planCurrency, type Member, type Preferences } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { desc, eq } from 'drizzle-orm';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import { invoices } from '../plans';
import { makePdf } from '../reports';
import { invoiceWords } from './words/invoice-words';

/** A year of months and more: what lies before is older than anyone asks for. */
const most = 120;

/** The invoices of a circle, newest first, as a PDF file in the language of whoever reads them (SET-6). */
export async function readInvoicesFile(
  reader: Reader,
  member: Member,
  circleName: string,
): Promise<Uint8Array> {
  if (!can(member, 'plan:change')) throw refuse('NOT_ALLOWED', { message: 'You may not do this.' });
  const rows = await reader
    .select()
    .from(invoices)
    .where(eq(invoices.circleId, member.circleId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(most);
  const preferences = preferencesOf(await requirePerson(reader, member.id));
  const words = invoiceWords[preferences.language];
  const { day, money } = formatsOf(preferences);
  return makePdf({
    language: preferences.language,
    title: words.title,
    subtitle: circleName,
    pageOf: words.pageOf,
    sections: rows.map((row) => ({
      title: row.number,
      plots: [],
      tables: [
        {
          caption: row.number,
          head: [words.what, words.value],
          rows: [
            [words.plan, `${words.plans[row.planId]}, ${words.intervals[row.interval]}`],
            [words.issued, day(row.issuedAt)],
            [words.period, `${day(row.periodStartsAt)} – ${day(row.periodEndsAt)}`],
            [words.amount, money(row.amountCents, row.currency)],
            [words.status, words.paid],
          ],
        },
      ],
      lines: [],
    })),
  });
}

function formatsOf({ language, dateFormat }: Preferences) {
  const locale = language === 'en' && dateFormat !== 'mdy' ? 'en-GB' : language;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    day: (at: Date) => days.format(at),
    money: (cents: number, currency = planCurrency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
  };
}
