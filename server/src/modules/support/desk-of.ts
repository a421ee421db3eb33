import type { SupportDesk } from '@carecircle/contracts';
import type { Person } from '../../access/person';
import type { SupportOptions } from '../../spine/support-options';

/** The ways to the operators as one person may use them: nothing leaves the demo. */
export function deskOf({ email, phone, forumUrl, hours }: SupportOptions, person: Person): SupportDesk {
  const writing = email === null ? 'not-configured' : person.demoCircleId ? 'demo' : 'open';
  return { writing, email, phone, forumUrl, hours };
}
