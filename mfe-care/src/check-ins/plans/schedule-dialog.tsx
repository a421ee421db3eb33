import { Stack } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import type { PlanOfPerson } from './check-in-plans';
import { PauseSection } from './pause-section';
import { ScheduleForm } from './schedule-form';

/** When and by which ladder somebody is asked, and pauses (CHK-4). */
export default function ScheduleDialog({ recipient, plan, onClose }: PlanOfPerson & { onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      title={t('plan.schedule.title', { name: recipient.name })}
      size="large"
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={6}>
        <PauseSection recipient={recipient} plan={plan} />
        <ScheduleForm plan={plan} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}
