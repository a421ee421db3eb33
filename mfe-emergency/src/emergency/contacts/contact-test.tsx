import { useState } from 'react';
import type { EmergencyContact } from '@carecircle/contracts';
import { OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Banner, Button, LiveRegion, Stack, Text } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { ReachLinks } from '../../alerts/reach-links';
import { useMessages } from '../../words';

export interface ContactTestProps {
  contact: EmergencyContact;
  onClose: () => void;
}

const tones = {
  sent: 'done',
  asked: 'done',
  failed: 'danger',
  call: 'due',
  declined: 'due',
  limited: 'due',
} as const;

/** Sends a test notice and says what truly happened (EMER-3). */
export function ContactTest({ contact, onClose }: ContactTestProps) {
  const t = useMessages();
  const [status, setStatus] = useState<keyof typeof tones | null>(null);
  const test = useCommand('emergency.testContact', { onDone: (outcome) => setStatus(outcome.status) });
  const { name, email, phone, confirmation } = contact;
  const about = confirmation === 'confirmed' ? 'test.text' : 'test.askText';
  const send = {
    none: 'contact.ask',
    asked: 'contact.askAgain',
    confirmed: 'test.send',
    declined: 'test.send',
  } as const;
  const sendTest = () => {
    setStatus(null);
    void test.send({ contactId: contact.id });
  };
  return (
    <Dialog
      title={t('test.title', { name })}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('test.close')}</Button>
          <Button variant="primary" isPending={test.isPending} {...test.gate.button} onPress={sendTest}>
            {t(status ? 'test.again' : email ? send[confirmation] : 'test.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <OfflineNote>{t('test.offline')}</OfflineNote>
        <Text>{email ? t(about, { name, email }) : t('test.noMail', { name })}</Text>
        <LiveRegion>
          {status ? (
            <Banner tone={tones[status]} title={t(`test.${status}`)}>
              {t(`test.${status}.text`, { name, email: email ?? '' })}
            </Banner>
          ) : null}
        </LiveRegion>
        {status && status !== 'sent' && status !== 'asked' ? <ReachLinks name={name} phone={phone} /> : null}
      </Stack>
    </Dialog>
  );
}
