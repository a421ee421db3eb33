import {
  contactWays,
  type AlertChannels,
  type AlertNotice,
  type EmergencyContact,
} from '@carecircle/contracts';

/** By what an alert would reach a contact on this installation; null where somebody has to call them by hand (EMER-3). */
export function alertWay(
  { email, preferredChannel }: Pick<EmergencyContact, 'email' | 'preferredChannel'>,
  channels: AlertChannels | undefined,
): AlertNotice['channel'] | null {
  const isOpen = {
    email: email !== null && channels?.email !== false,
    sms: channels?.sms ?? false,
    call: channels?.voice ?? false,
  };
  return contactWays[preferredChannel].find((way) => isOpen[way]) ?? null;
}
