import { useState } from 'react';
import { dangerKeys, dangersOf, interactionKey, type AcceptedDangers } from '@carecircle/contracts';
import { Button, ErrorState, Inline, Skeleton, Stack, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useAllergyWords } from './allergy-notes';
import { SeverityPill } from './severity-pill';
import { useInteractionWords } from './use-interaction-words';
import { useTypedWarnings, type NamingDraft } from './use-typed-warnings';

interface Props {
  draft: NamingDraft;
  /** The medication that is being edited. */
  medicationId: string | undefined;
  onAccept: (acceptance: AcceptedDangers) => void;
  onClose: () => void;
}

const longestReason = 300;

/** Stops the saving of what is dangerous with what else is taken: which drugs, what can happen, and a decision with its reason (MED-3). */
export function DangerDialog({ draft, medicationId, onAccept, onClose }: Props) {
  const t = useMessages();
  const words = useInteractionWords();
  const allergyWords = useAllergyWords();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ reason: string }>();
  const { data, error, refetch } = useTypedWarnings(draft, medicationId);
  const isNew = medicationId === undefined;
  const accept = () => {
    if (!data) return;
    if (reason.trim() === '') return setErrors({ reason: t('danger.needs') });
    onAccept({ keys: dangerKeys(data), reason: reason.trim() });
    onClose();
  };
  const dangers = data ? dangersOf(data) : undefined;
  return (
    <Dialog
      title={t('danger.title', { name: draft.name.trim() })}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hideClose
    >
      <Form onSubmit={accept} errors={errors}>
        <Stack gap={4}>
          {!dangers && error ? (
            <ErrorState title={t('interactions.failed')} text={t('failed.text')} onRetry={refetch} />
          ) : null}
          {!dangers && !error ? <Skeleton shape="row" count={2} /> : null}
          {dangers?.interactions.map((interaction) => (
            <Stack key={interactionKey(interaction)} gap={1}>
              <Inline gap={2}>
                <SeverityPill severity={interaction.severity} />
                <Text as="span" weight="bold">
                  {words.title(interaction)}
                </Text>
              </Inline>
              <Text>{words.story(interaction)}</Text>
            </Stack>
          ))}
          {dangers?.allergies.map((conflict) => (
            <Text key={allergyWords(conflict)}>{allergyWords(conflict)}</Text>
          ))}
          <TextField
            label={t('danger.reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={longestReason}
            isRequired
          />
        </Stack>
        <DialogFooter>
          <Button variant="primary" autoFocus onPress={onClose}>
            {t(isNew ? 'danger.dont-add' : 'danger.dont-save')}
          </Button>
          <Button type="submit">{t(isNew ? 'danger.add' : 'danger.save')}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
