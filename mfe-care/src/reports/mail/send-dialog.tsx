import { useState } from 'react';
import { useCommand, useMembers, useSession } from '@carecircle/remote-kit';
import { Button, Text } from '@carecircle/ui';
import { CheckboxGroup, Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useReportWords } from '../report-words';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Who gets the weekly report now: oneself unless told otherwise (REP-3). */
export function SendDialog({ isOpen, onClose }: Props) {
  const t = useReportWords();
  return (
    <Dialog title={t('mail')} isOpen={isOpen} onOpenChange={onClose}>
      {isOpen ? <SendForm onClose={onClose} /> : null}
    </Dialog>
  );
}

function SendForm({ onClose }: Pick<Props, 'onClose'>) {
  const t = useReportWords();
  const { person } = useSession();
  const members = useMembers().filter(({ status }) => status === 'active');
  const [chosen, setChosen] = useState<string[]>([person.id]);
  const [isMissing, setIsMissing] = useState(false);
  const { send, isPending, gate } = useCommand('reports.mailReport', {
    onDone: onClose,
  });
  const submit = () => {
    setIsMissing(chosen.length === 0);
    if (chosen.length > 0) void send({ memberIds: chosen });
  };
  return (
    <Form onSubmit={submit}>
      <Text tone="soft">{t('mail.privacy')}</Text>
      <CheckboxGroup
        label={t('mail.to')}
        value={chosen}
        onChange={setChosen}
        options={members.map(({ id, name }) => ({
          value: id,
          label: id === person.id ? t('mail.me', { name }) : name,
        }))}
        {...(isMissing && { errorMessage: t('mail.nobody') })}
      />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" isPending={isPending} {...gate.button}>
          {t('mail.send')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
