import type { Recipient } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Button, Facts } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { PencilIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { ageOn } from './age-on';
import { languageName } from './language-choices';

interface Props {
  recipient: Recipient;
  /** Left out where the member may only read. */
  onEdit?: () => void;
  onClose: () => void;
}

/** The record of a person cared for, to read. */
export function RecipientSheet({ recipient, onEdit, onClose }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const { name, birthDate, timeZone, languages, conditions, allergies, homeAddress } = recipient;
  const birthday =
    birthDate === null
      ? ''
      : `${formats.date(birthDate)} · ${t('recipients.age', { years: ageOn(formats.today(), birthDate) })}`;
  const facts = [
    { label: t('recipient.birth-date'), value: birthday },
    { label: t('recipient.conditions'), value: conditions.join(', ') },
    { label: t('recipient.allergies'), value: allergies.join(', ') },
    {
      label: t('recipient.languages'),
      value: formats.list(languages.map((code) => languageName(code, t.language))),
    },
    { label: t('recipient.home-address'), value: homeAddress },
    { label: t('recipient.time-zone'), value: timeZone.replaceAll('_', ' ') },
  ];
  return (
    <Dialog
      title={name}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        onEdit ? (
          <Button icon={PencilIcon} onPress={onEdit}>
            {t('edit')}
          </Button>
        ) : undefined
      }
    >
      <Facts items={facts.map((fact) => ({ ...fact, value: fact.value || t('recipient.unknown') }))} />
    </Dialog>
  );
}
