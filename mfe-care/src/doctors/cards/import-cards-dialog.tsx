import { useState } from 'react';
import { doctorLimits, specialties, type Specialty } from '@carecircle/contracts';
import { OfflineNote, useCommand, useRefusalWords, type Refusal } from '@carecircle/remote-kit';
import { Button, Stack, Text, showToast } from '@carecircle/ui';
import { FilePicker, Form, Select } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useDoctorWords } from '../doctors-words';

/** Adds the doctors of a vCard file. */
export function ImportCardsDialog({ onClose }: { onClose: () => void }) {
  const t = useDoctorWords();
  const tCommon = useMessages();
  const faultWords = useFaultWords();
  const [files, setFiles] = useState<File[]>([]);
  const [specialty, setSpecialty] = useState<Specialty>('primary-care');
  const [fault, setFault] = useState<string>();
  const importing = useCommand('doctors.importDoctors', {
    onRefused: (refusal) => setFault(faultWords(refusal)),
  });
  const submit = async () => {
    const [file] = files;
    if (!file) return setFault(t('cards.needs-file'));
    if (file.size > doctorLimits.cardsLength) return setFault(t('cards.too-large'));
    setFault(undefined);
    const outcome = await importing.send({ cards: await file.text(), specialty });
    if (outcome.status !== 'done') return;
    const { doctors, known, left } = outcome.output;
    showToast({ text: t('cards.done', { count: doctors.length, known, left }), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={t('cards.import')} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Form onSubmit={submit}>
        <OfflineNote />
        <Stack gap={4}>
          <Text tone="soft">{t('cards.text')}</Text>
          <FilePicker
            label={t('cards.file')}
            accept={['.vcf', 'text/vcard', 'text/x-vcard']}
            errorMessage={fault}
            value={files}
            onChange={(chosen) => {
              setFiles(chosen);
              setFault(undefined);
            }}
          />
          <Select
            label={t('cards.specialty')}
            options={specialties.map((value) => ({ value, label: t(`specialty.${value}`) }))}
            value={specialty}
            onChange={setSpecialty}
          />
        </Stack>
        <DialogFooter>
          <Button onPress={onClose}>{tCommon('cancel')}</Button>
          <Button variant="primary" type="submit" isPending={importing.isPending} {...importing.gate.button}>
            {t('cards.add')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

function useFaultWords() {
  const t = useDoctorWords();
  const refusalWords = useRefusalWords();
  const words: Record<string, string> = {
    card_version: t('cards.version'),
    no_cards: t('cards.none'),
    too_many_cards: t('cards.too-many', { most: doctorLimits.cards }),
  };
  return ({ fields: [field], code }: Refusal) => words[field?.code ?? ''] ?? refusalWords(code);
}
