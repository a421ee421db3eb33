import type { StateChannel, StateValue } from './state-schemas';

/** Every channel of shared state with the value it begins with. */
export const stateDefaults: { [C in StateChannel]: StateValue<C> } = {
  'session.current': null,
  'connection.status': 'connecting',
  'notifications.unread': 0,
  'chat.unread': 0,
  'alerts.open': [],
  'calls.open': [],
  'call.isOn': false,
  'help.open': [],
  'achievements.unseen': [],
  'page.title': null,
  'page.outdated': false,
  'reminders.lateSince': null,
  'installation.version': '',
  'page.releases': [],
  'commands.waiting': 0,
};

export function isStateChannel(name: string | undefined): name is StateChannel {
  return name !== undefined && Object.hasOwn(stateDefaults, name);
}
