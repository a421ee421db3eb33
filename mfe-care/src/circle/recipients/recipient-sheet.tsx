import type { Recipient } from '@carecircle/contracts';
import { useAllowed, useFormats, useMemberName, useMembers } from '@carecircle/remote-kit';
import { Avatar, Button, Facts, Stack } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { CameraIcon, PencilIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { ageOn } from './age-on';
import { languageName } from './language-choices';

interface Props {
  recipient: Recipient;
  /** Left out where the member may only read. */
  onChange?: (what: 'edit' | 'photo') => void;
  onClose: () => void;
}

/** The record of a person cared for, to read. */
export function RecipientSheet({ recipient, onChange, onClose }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const { id, name, birthDate, timeZone, languages, conditions, allergies, homeAddress, memberId } =
    recipient;
  const { insurers, decisionMakerIds } = recipient;
  const deciders = useMembers().filter((member) => decisionMakerIds.includes(member.id));
  const memberName = useMemberName(memberId);
  const birthday =
    birthDate === null
      ? ''
      : `${formats.date(birthDate)} · ${t('recipients.age', { years: ageOn(formats.today(), birthDate) })}`;
  const maySeeHealth = useAllowed('recipient:view-health');
  const health = [
    { label: t('recipient.conditions'), value: conditions.join(', ') },
    { label: t('recipient.allergies'), value: allergies.join(', ') },
  ];
  const insured = insurers
    .map(({ name: insurer, policyNumber }) => [insurer, policyNumber].filter(Boolean).join(' · '))
    .join(', ');
  const facts = [
    { label: t('recipient.birth-date'), value: birthday },
    ...(maySeeHealth ? health : []),
    {
      label: t('recipient.languages'),
      value: formats.list(languages.map((code) => languageName(code, t.language))),
    },
    { label: t('recipient.home-address'), value: homeAddress },
    ...(maySeeHealth ? [{ label: t('recipient.insurers'), value: insured }] : []),
    { label: t('recipient.deciders'), value: formats.list(deciders.map((member) => member.name)) },
    { label: t('recipient.time-zone'), value: timeZone.replaceAll('_', ' ') },
    { label: t('recipient.member'), value: memberName || t('recipient.member.none') },
  ];
  return (
    <Dialog
      title={name}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        onChange ? (
          <>
            <Button icon={CameraIcon} onPress={() => onChange('photo')}>
              {t('photo')}
            </Button>
            <Button icon={PencilIcon} onPress={() => onChange('edit')}>
              {t('edit')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <Avatar id={id} name={name} size="huge" />
        <Facts items={facts.map((fact) => ({ ...fact, value: fact.value || t('recipient.unknown') }))} />
      </Stack>
    </Dialog>
  );
}
