import * as z from 'zod';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import { defineSendingJob } from '../../spine/define-sending-job';
import { noticeLetter } from './account-letters';

export const AccountNotice = z.enum([
  'passwordChanged',
  'emailChanged',
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCodesRenewed',
  'passkeyAdded',
  'googleConnected',
]);
export type AccountNotice = z.infer<typeof AccountNotice>;

/** Tells somebody that their way of signing in was changed, at the address that they had before. */
export const mailAccountNotice = defineSendingJob({
  name: 'account.mail-notice',
  payload: z.object({ personId: z.uuid(), notice: AccountNotice, to: z.string(), at: z.coerce.date() }),
  keyOf: ({ personId, notice, at }) => `${personId} ${notice} ${at.toISOString()}`,
  async prepare({ tx, payload: { personId, notice, to }, services }) {
    const person = await requirePerson(tx, personId);
    const { language } = preferencesOf(person);
    const url = `${services.origin}/forgot-password`;
    const letter = noticeLetter({ to, name: person.name, language, url, notice, email: person.email });
    return () => services.mail.send(letter);
  },
});
