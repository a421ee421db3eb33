import { Preferences } from '../entities/preferences';
import { personEvent } from './domain-event';

export const accountEvents = {
  /** I changed looks or formats on one of my devices. */
  'preferences.changed': personEvent({ preferences: Preferences }),
};
