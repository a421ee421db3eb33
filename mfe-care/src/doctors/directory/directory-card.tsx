import { useState } from 'react';
import type { DirectoryDoctor } from '@carecircle/contracts';
import { newId, useCommand } from '@carecircle/remote-kit';
import { Avatar, Button, LinkButton, showToast, StatusPill } from '@carecircle/ui';
import { CheckIcon, MapPinIcon, PhoneIcon, PlusIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { useDoctorWords } from '../doctors-words';
import css from '../doctors.module.css';

interface Props {
  doctor: DirectoryDoctor;
  mayAdd: boolean;
  /** The circle has a doctor of this name. */
  isAdded: boolean;
}

/** A doctor of the directory, who can be called and copied into My Doctors. */
export function DirectoryCard({ doctor, mayAdd, isAdded }: Props) {
  const t = useDoctorWords();
  const { npi, name, specialty, address, phone } = doctor;
  const titleId = `doctor-${npi}`;
  return (
    <li className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <Avatar id={npi} name={name} />
        <div>
          <h3 id={titleId} className={css.name}>
            {name}
          </h3>
          <div className={css.soft}>{t(`specialty.${specialty}`)}</div>
        </div>
      </div>
      <div className={css.facts}>
        {phone ? (
          <div className={css.fact}>
            <PhoneIcon />
            <span>{formatPhoneNumber(phone)}</span>
          </div>
        ) : null}
        {address ? (
          <div className={css.fact}>
            <MapPinIcon />
            <span>{address}</span>
          </div>
        ) : null}
      </div>
      <div className={css.buttons}>
        {phone ? (
          <LinkButton size="small" href={`tel:${phone}`} icon={PhoneIcon} aria-label={t('call.of', { name })}>
            {t('call')}
          </LinkButton>
        ) : null}
        {isAdded ? (
          <StatusPill tone="done" icon={CheckIcon}>
            {t('find.added')}
          </StatusPill>
        ) : null}
        {mayAdd && !isAdded ? <AddButton doctor={doctor} /> : null}
      </div>
    </li>
  );
}

function AddButton({ doctor: { npi, name } }: { doctor: DirectoryDoctor }) {
  const t = useDoctorWords();
  const [doctorId] = useState(newId);
  const add = useCommand('doctors.addDirectoryDoctor', {
    onDone: () => showToast({ text: t('added', { name }), tone: 'success' }),
  });
  return (
    <Button
      size="small"
      icon={PlusIcon}
      aria-label={t('find.add.of', { name })}
      isPending={add.isPending}
      onPress={() => void add.send({ doctorId, npi })}
      {...add.gate.button}
    >
      {t('find.add')}
    </Button>
  );
}
