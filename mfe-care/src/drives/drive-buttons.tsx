import type { CalendarEvent } from '@carecircle/contracts';
import { useAllowed, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { useMessages } from '../words';
import { useClaimDrive } from './use-claim-drive';
import { useHandBackDrive } from './use-hand-back-drive';

/** Whether a drive can be taken over or handed back by a person. */
export function hasDriveButton({ status, needsDriver, driverId }: CalendarEvent, personId: string): boolean {
  return status === 'pending' && (driverId === personId || (needsDriver && driverId === null));
}

/** 'I’ll drive' where somebody is wanted, and the way back out of it (CAL-4). */
export function DriveButtons({ event }: { event: CalendarEvent }) {
  const t = useMessages();
  const { person } = useSession();
  const mayDrive = useAllowed('event:accompany');
  const claim = useClaimDrive();
  const handBack = useHandBackDrive();
  if (!mayDrive || !hasDriveButton(event, person.id)) return null;
  const { id: calendarEventId, title } = event;
  return event.driverId === null ? (
    <Button
      size="small"
      aria-label={t('company.claim.label', { title })}
      {...claim.gate.button}
      onPress={() => void claim.send({ calendarEventId })}
    >
      {t('company.claim')}
    </Button>
  ) : (
    <Button
      size="small"
      aria-label={t('company.hand-back.label', { title })}
      {...handBack.gate.button}
      onPress={() => void handBack.send({ calendarEventId })}
    >
      {t('company.hand-back')}
    </Button>
  );
}
