import { useState } from 'react';
import { checkInScheduleLimits } from '@carecircle/contracts';
import { CheckInScheduleFormInput, CheckInScheduleInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useCommand, useEdited, useFormErrors } from '@carecircle/remote-kit';
import { Button, Stack } from '@carecircle/ui';
import { Form, Switch } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { changesOf } from '@carecircle/remote-kit/forms';
import { useMessages } from '../../words';
import { LadderFields } from './ladder-fields';
import { PeopleFields } from './people-fields';
import { draftOf, inOrder, inputOf, type ScheduleDraft } from './schedule-draft';
import { DueTimesFields } from './due-times-fields';
import type { CheckInPlan } from './use-check-in-plans';
import { useScheduleWords } from './use-schedule-words';

/** The draft of a schedule, and how it is changed. */
export interface ScheduleFieldsProps {
  draft: ScheduleDraft;
  onChange: (changes: Partial<ScheduleDraft>) => void;
}

/** Only what was changed is sent, so that two who edit at once do not undo each other. */
export function ScheduleForm({ plan, onClose }: { plan: CheckInPlan; onClose: () => void }) {
  const t = useMessages();
  const { opened = plan.schedule, seen, takeNote } = useEdited(plan.schedule);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const editing = useCommand('care.editCheckInSchedule');
  const { errors, check } = useFormErrors(CheckInScheduleFormInput, editing.fieldErrors, useScheduleWords());
  const fields = { draft, onChange: (changes: Partial<ScheduleDraft>) => setDraft({ ...draft, ...changes }) };
  const save = async () => {
    const input = inputOf(draft);
    if (!check(input)) return;
    const { rungs, ...rest } = CheckInScheduleInput.parse(input);
    const changes = changesOf(opened, { ...rest, rungs: inOrder(rungs) });
    if (Object.keys(changes).length === 0) return onClose();
    const { recipientId } = plan.schedule;
    const outcome = await editing.send({ recipientId, changes, seen: seen(changes) });
    takeNote(outcome);
    if (outcome.status === 'done') onClose();
  };
  return (
    <Form onSubmit={save} errors={errors}>
      <OfflineNote />
      <Stack gap={4}>
        <Switch
          label={t('plan.is-on')}
          description={t('plan.is-on.note')}
          isSelected={draft.isOn}
          onChange={(isOn) => fields.onChange({ isOn })}
        />
        <DueTimesFields {...fields} mostTimes={checkInScheduleLimits.mostTimes} />
        <PeopleFields {...fields} />
        <LadderFields {...fields} error={errors.rungs} />
      </Stack>
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={editing.isPending} {...editing.gate.button}>
          {t('save')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
