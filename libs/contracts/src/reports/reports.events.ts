import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { circleEvent, personEvent } from '../events/domain-event';
import { Id } from '../primitives';

export const reportsEvents = {
  /** A member had the weekly report mailed to members. */
  'report.mailed': circleEvent('report:view', { memberIds: z.array(Id).max(circleLimits.members) }),
  /** The mail server took a letter with a report, or refused it; told to whoever had it sent. */
  'report-letter.settled': personEvent({ circleId: Id, memberId: Id, status: z.enum(['sent', 'failed']) }),
  /** Somebody has the weekly report of a circle mailed to themselves, or no longer. */
  'weekly-report.switched': personEvent({ circleId: Id, isOn: z.boolean() }),
};
