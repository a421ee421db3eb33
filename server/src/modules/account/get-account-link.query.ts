import { apiContract } from '@carecircle/contracts/api';
import { requirePerson } from '../../access/person-rows';
import { defineQuery } from '../../spine/define-query';
import { findLinkOf, noSuchLink, works } from './account-link-rows';

/** A link to an address that has been proved goes on saying so: people open it twice. */
export const getAccountLink = defineQuery(
  apiContract.account.getAccountLink,
  async ({ db, input, now, services }) => {
    const link = await findLinkOf(db, services.crypto, input.token);
    if (!link) throw noSuchLink();
    const { kind, email } = link;
    if (works(link, now)) return { kind, email, isDone: false };
    const person = await requirePerson(db, link.personId);
    if (kind === 'email' && person.emailVerified && person.email === email)
      return { kind, email, isDone: true };
    throw noSuchLink();
  },
);
