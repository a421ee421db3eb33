import { useState } from 'react';
import type { EmergencyContact } from '@carecircle/contracts';
import { OfflineNote, useCommand, type OperationOutput } from '@carecircle/remote-kit';
import { Banner, Button, LiveRegion, Stack, Text } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { ReachLinks } from '../../alerts/reach-links';
import { useAlertChannels } from '../../contact-list/use-alert-channels';
import { useMessages } from '../../words';
import { alertWay } from './alert-way';

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

type Outcome = OperationOutput<'emergency.testContact'>;

/** Sends a test notice and says what truly happened (EMER-3). */
export function ContactTest({ contact, onClose }: ContactTestProps) {
  const t = useMessages();
  const channels = useAlertChannels();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const status = outcome?.status ?? null;
  const test = useCommand('emergency.testContact', { onDone: setOutcome });
  const { name, email, phone, confirmation } = contact;
  const way = alertWay(contact, channels);
  const isByPhone = way === 'sms' || way === 'call';
  const number = formatPhoneNumber(phone);
  const about = confirmation === 'confirmed' ? 'test.text' : 'test.askText';
  const send = {
    none: 'contact.ask',
    asked: 'contact.askAgain',
    confirmed: 'test.send',
    declined: 'test.send',
  } as const;
  const sendTest = () => {
    setOutcome(null);
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
            {t(status ? 'test.again' : email && !isByPhone ? send[confirmation] : 'test.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <OfflineNote>{t('test.offline')}</OfflineNote>
        <Text>
          {isByPhone
            ? t(way === 'sms' ? 'test.byText' : 'test.byCall', { name, phone: number })
            : email
              ? t(about, { name, email })
              : t('test.noMail', { name })}
        </Text>
        <LiveRegion>
          {status ? (
            <Banner tone={tones[status]} title={t(`test.${status}`)}>
              {outcome && outcome.channel !== 'email' && (status === 'sent' || status === 'failed')
                ? t(`test.${status}.${outcome.channel}`, { name, phone: number })
                : t(`test.${status}.text`, { name, email: email ?? number })}
            </Banner>
          ) : null}
        </LiveRegion>
        {status && status !== 'sent' && status !== 'asked' ? <ReachLinks name={name} phone={phone} /> : null}
      </Stack>
    </Dialog>
  );
}
