import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { CheckInLink, CheckInToken, linkedCheckInFields } from './check-in-link';
import { checkInLinkHours } from './check-in-schedule-choices';
import { Id } from '../primitives';
import { command, query } from '../api/operation';

const area = 'care';
const token = { token: CheckInToken };

/**
 * Links by which somebody without the app checks in on behalf, once (CHK-4). NOT_FOUND is what every link answers that is wrong,
 * over, used, revoked, or whose maker may make none any more; a second submit of a used one is refused with ALREADY_DONE.
 */
export const checkInLinksContract = {
  listCheckInLinks: query({
    area,
    name: 'listCheckInLinks',
    summary: 'My links that can still be used, each with its path',
    scope: 'circle',
    action: 'check-in:share',
    input: {},
    output: z
      .array(z.object({ link: CheckInLink, path: z.string().startsWith('/') }))
      .max(circleLimits.checkInLinks),
  }),
  addCheckInLink: command({
    area,
    name: 'addCheckInLink',
    summary: 'Make a link by which somebody checks in once on behalf',
    scope: 'circle',
    action: 'check-in:share',
    input: { linkId: Id, recipientId: Id, hours: z.literal(checkInLinkHours) },
    output: CheckInLink,
  }),
  revokeCheckInLink: command({
    area,
    name: 'revokeCheckInLink',
    summary: 'End an own link before its time',
    scope: 'circle',
    action: 'check-in:share',
    input: { linkId: Id },
    output: z.object({ linkId: Id }),
  }),
  getLinkedCheckIn: query({
    area,
    name: 'getLinkedCheckIn',
    summary: 'Whom a link is about: the first name alone',
    scope: 'public',
    guessable: true,
    input: token,
    output: z.object({ firstName: z.string() }),
  }),
  addLinkedCheckIn: command({
    area,
    name: 'addLinkedCheckIn',
    summary: 'Say over a link how somebody is doing',
    scope: 'public',
    guessable: true,
    input: { ...token, checkInId: Id, ...linkedCheckInFields },
    output: z.object({ checkInId: Id }),
  }),
};
