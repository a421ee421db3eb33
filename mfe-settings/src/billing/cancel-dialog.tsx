import { useCommand, useFormats } from '@carecircle/remote-kit';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import type { PlanAnswer } from './use-plan';

export interface CancelDialogProps {
  plan: PlanAnswer['plan'];
  onClose: () => void;
}

/** Says until when the plan holds and that nothing is lost, before it is cancelled. */
export function CancelDialog({ plan, onClose }: CancelDialogProps) {
  const t = useMessages();
  const { date, dayOf } = useFormats();
  const { send } = useCommand('billing.cancelPlan');
  const until = plan.periodEndsAt ? date(dayOf(plan.periodEndsAt)) : '';
  return (
    <ConfirmDialog
      title={t('plan.cancel')}
      text={t('plan.cancel.text', { date: until })}
      confirmLabel={t('plan.cancel')}
      cancelLabel={t('plan.cancel.not')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      onConfirm={async () => {
        await send({});
      }}
    />
  );
}
