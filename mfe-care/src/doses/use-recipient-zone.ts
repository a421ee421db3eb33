import { useNow, useSession, wallMoment } from '@carecircle/remote-kit';

/** The zone of somebody cared for, where their doses have their times, and the day there. */
export function useRecipientZone(recipientId: string) {
  const { circle, recipients } = useSession();
  const now = useNow();
  const recipient = recipients.find(({ id }) => id === recipientId);
  const timeZone = recipient?.timeZone ?? circle.timeZone;
  return {
    name: recipient?.name ?? '',
    timeZone,
    today: wallMoment(now, timeZone).day,
    dayOf: (instant: string) => wallMoment(Date.parse(instant), timeZone).day,
  };
}
