import { HelpRequest } from './help-request';
import { circleEvent } from '../events/domain-event';

/** Told to every member, so without the notes of the check-in, which not everybody may see (CIRC-4). */
export const helpEvents = {
  /** A check-in says that somebody needs help. */
  'help.asked': circleEvent('check-in:add', { helpRequest: HelpRequest }),
  /** A member is on it, and on the earlier calls for the same person that were open. */
  'help.claimed': circleEvent('check-in:add', { helpRequest: HelpRequest }),
  /** Whoever was on it can't after all; what was claimed together is open again. */
  'help.handed-back': circleEvent('check-in:add', { helpRequest: HelpRequest }),
};
