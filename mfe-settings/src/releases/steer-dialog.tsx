import { useState } from 'react';
import { usualStages, type RolloutChange } from '@carecircle/contracts';
import { OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Banner, Button, Text } from '@carecircle/ui';
import { Checkbox, Form, NumberField, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import type { Area } from './use-release-words';

/** What is about to be done; for a share, where it stands now. */
export type Step =
  | { kind: 'offer'; version: string }
  | { kind: 'raise'; percent: number }
  | { kind: 'pause' | 'resume' | 'rollBack' }
  | { kind: 'serve'; version: string };

interface SteerDialogProps {
  area: Area;
  step: Step;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for what a step needs and why it is done: the reason stands in the history for good (REL-7). */
export function SteerDialog({ area, step, onClose, onChanged }: SteerDialogProps) {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const [percent, setPercent] = useState<number | null>(step.kind === 'raise' ? step.percent : 1);
  const [circles, setCircles] = useState('');
  const [toOperators, setToOperators] = useState(true);
  const [hasStages, setHasStages] = useState(true);
  const steer = useCommand('releases.steerRollout', {
    onDone: () => {
      onChanged();
      onClose();
    },
    onRefused: ({ code }) => code === 'CHANGED_MEANWHILE' && onChanged(),
  });
  const change = changeOf(step, { percent: percent ?? 0, circles, toOperators, hasStages });
  const submit = () =>
    void steer.send({ remote: area.remote, revision: area.revision, change, reason: reason.trim() });
  const title = t(`releases.step.${step.kind}`, { version: 'version' in step ? step.version : '' });
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form errors={steer.fieldErrors} onSubmit={submit}>
        <OfflineNote />
        <Text tone="soft">{t(`releases.step.${step.kind}.text`)}</Text>
        {step.kind === 'raise' || (step.kind === 'offer' && !hasStages) ? (
          <NumberField
            label={t('releases.percent')}
            value={percent}
            onChange={setPercent}
            minValue={step.kind === 'raise' ? step.percent : 0}
            maxValue={100}
            suffix="%"
          />
        ) : null}
        {step.kind === 'offer' ? (
          <>
            <Checkbox isSelected={hasStages} onChange={setHasStages}>
              {t('releases.stages')}
            </Checkbox>
            <Checkbox isSelected={toOperators} onChange={setToOperators}>
              {t('releases.toOperators')}
            </Checkbox>
            <TextField
              label={t('releases.toCircles')}
              description={t('releases.toCircles.note')}
              value={circles}
              onChange={setCircles}
              autoComplete="off"
            />
          </>
        ) : null}
        <TextField
          label={t('releases.reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          isRequired
          maxLength={300}
          autoComplete="off"
        />
        {steer.refusal ? <Banner tone="danger">{refusalText(t, steer.refusal.code)}</Banner> : null}
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant={step.kind === 'rollBack' ? 'danger' : 'primary'}
            type="submit"
            isPending={steer.isPending}
            {...steer.gate.button}
          >
            {t(`releases.do.${step.kind}`)}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

interface Filled {
  percent: number;
  circles: string;
  toOperators: boolean;
  hasStages: boolean;
}

function changeOf(step: Step, { percent, circles, toOperators, hasStages }: Filled): RolloutChange {
  if (step.kind === 'raise') return { kind: 'raise', percent };
  if (step.kind !== 'offer') return step;
  return {
    ...{ kind: 'offer', version: step.version, toOperators, together: [] },
    percent: hasStages ? 0 : percent,
    circleIds: circles.split(/[\s,;]+/).filter(Boolean),
    stages: hasStages ? usualStages.map((stage) => ({ ...stage })) : [],
  };
}

function refusalText(t: ReturnType<typeof useMessages>, code: string): string {
  if (code === 'CHANGED_MEANWHILE') return t('releases.changedMeanwhile');
  return t(code === 'INVALID_INPUT' ? 'releases.invalid' : 'releases.refused');
}
