import { Preferences } from './preferences';
import { personEvent } from '../events/domain-event';

export const accountEvents = {
  /** I changed looks or formats on one of my devices. */
  'preferences.changed': personEvent({ preferences: Preferences }),
};
