import { useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { SubmittedStage } from '../sent-check-ins/submitted-stage';
import { useCheckInDay } from '../check-in-day/use-check-in-day';
import { CheckInForm } from './check-in-form';

/** The form of a check-in, empty again after each (CHK-1). It begins with whoever has no check-in today. */
export function CheckInStage() {
  const t = useMessages();
  const { circle, recipients } = useSession();
  const { people = [] } = useCheckInDay();
  const missing = people.find(({ checkIn, pause }) => checkIn === null && pause === null)?.recipient;
  return (
    <SubmittedStage label={t('check-in.new')}>
      {(show) => (
        <CheckInForm key={circle.id} firstId={(missing ?? recipients[0])?.id ?? ''} onSubmitted={show} />
      )}
    </SubmittedStage>
  );
}
