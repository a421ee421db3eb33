import { useState } from 'react';
import { supportLimits } from '@carecircle/contracts';
import { SupportMessageInput } from '@carecircle/contracts/schemas';
import { newId, OfflineNote, useCommand, useDraft, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button, showToast, Stack, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { useHelpWords } from '../help-words';

/** Writes to the operators. What was typed outlives the page until it is sent. */
export function MessageForm() {
  const t = useHelpWords();
  const { person } = useSession();
  const [messageId, setMessageId] = useState(newId);
  const [text, setText] = useDraft('support');
  const sending = useCommand('support.sendSupportMessage', {
    onDone: () => {
      setText('');
      setMessageId(newId());
      showToast({ text: t('write.sent'), tone: 'success' });
    },
    onRefused: () => undefined,
  });
  const { errors, check } = useFormErrors(SupportMessageInput, sending.fieldErrors, () =>
    t('write.wrong', { most: supportLimits.text }),
  );
  const send = async () => {
    const fields = { text: text.trim() };
    if (check(fields)) await sending.send({ messageId, ...fields });
  };
  const { refusal } = sending;
  const isAtField = refusal !== null && refusal.fields.length > 0;
  return (
    <Form
      errors={errors}
      formError={
        refusal && !isAtField ? t(refusal.code === 'OVER_LIMIT' ? 'write.limit' : 'write.failed') : undefined
      }
      onSubmit={send}
    >
      <Stack gap={4}>
        <OfflineNote />
        <TextField
          label={t('write')}
          description={t('write.hint', { most: supportLimits.text })}
          name="text"
          isMultiline
          maxLength={supportLimits.text}
          value={text}
          onChange={setText}
        />
        <Text size="small" tone="soft">
          {t('write.answer', { email: person.email })}
        </Text>
        <Button variant="primary" type="submit" isPending={sending.isPending} {...sending.gate.button}>
          {t('write.send')}
        </Button>
      </Stack>
    </Form>
  );
}
