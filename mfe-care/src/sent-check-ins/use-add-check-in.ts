import type { CheckIn } from '@carecircle/contracts';
import { nowMs, patch, useCommand, useSession, wallMoment } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { applyToDay, applyToPage } from '../check-in-day/apply-check-in';
import { draftKey } from './draft-key';

/** Says how somebody is doing (CHK-1): shown at once, and kept on this device while there is no connection. */
export function useAddCheckIn() {
  const t = useMessages();
  const { person, circle, recipients } = useSession();
  return useCommand('care.addCheckIn', {
    offline: 'queue',
    label: ({ recipientId }) => {
      const name = recipients.find(({ id }) => id === recipientId)?.name ?? '';
      return t('check-in.label', { name });
    },
    draft: ({ notes }) => ({ key: draftKey(circle.id), text: notes }),
    optimistic: ({ checkInId, ...fields }) => {
      const now = nowMs();
      const zone = recipients.find(({ id }) => id === fields.recipientId)?.timeZone ?? circle.timeZone;
      const checkIn: CheckIn = {
        ...fields,
        id: checkInId,
        circleId: circle.id,
        checkedBy: person.id,
        overLinkBy: null,
        day: wallMoment(now, zone).day,
        createdAt: new Date(now).toISOString(),
      };
      return [
        // Its event may come before its answer: then it stands as the server has it.
        patch('care.listCheckIns', (page, { limit = 50 }) =>
          page.checkIns.some(({ id }) => id === checkInId) ? page : applyToPage(page, checkIn, Number(limit)),
        ),
        patch('care.getCheckInDay', (day) => applyToDay(day, checkIn, person.id) ?? day),
      ];
    },
  });
}
