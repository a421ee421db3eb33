import { findMembership } from '../../../access/find-membership';
import type { Reader } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { ContactRequestRow } from './contact-requests.tables';
import { plainName } from '../../../mail/plain-name';

/** What whoever holds the link is told: the two names of the mail, and what was answered. */
export async function requestShown(reader: Reader, row: ContactRequestRow) {
  const place = await findMembership(reader, row.circleId, row.askedBy);
  if (!place) throw noSuchRequest();
  return {
    sender: plainName(place.member.name),
    circleName: plainName(place.circle.name),
    status: row.status,
  };
}

export function noSuchRequest() {
  return refuse('NOT_FOUND', { message: 'This link is not valid.' });
}
