import { useState } from 'react';
import { doctorLimits, specialties, type Specialty } from '@carecircle/contracts';
import { PressButton } from '@carecircle/ui';
import { CheckIcon } from '@carecircle/ui/icons';
import { useDoctorWords } from './doctors-words';
import css from './specialty-chips.module.css';

interface Props {
  value: Specialty | null;
  onChange: (specialty: Specialty | null) => void;
}

/** All, the first eight specialties, and the others behind More... (DOC-1). */
export function SpecialtyChips({ value, onChange }: Props) {
  const t = useDoctorWords();
  const first = specialties.slice(0, doctorLimits.shownSpecialties);
  const [isOpen, setIsOpen] = useState(value !== null && !first.includes(value));
  const choose = (next: Specialty | null) => {
    if (next === null) setIsOpen(false);
    onChange(next);
  };
  return (
    <div role="group" aria-label={t('specialty.filter')} className={css.chips}>
      <Chip isChosen={value === null} label={t('specialty.all')} onPress={() => choose(null)} />
      {(isOpen ? specialties : first).map((specialty) => (
        <Chip
          key={specialty}
          isChosen={value === specialty}
          label={t(`specialty.${specialty}`)}
          onPress={() => choose(specialty)}
        />
      ))}
      {isOpen ? null : (
        <PressButton className={css.chip} aria-expanded={false} onPress={() => setIsOpen(true)}>
          {t('specialty.more')}
        </PressButton>
      )}
    </div>
  );
}

interface ChipProps {
  isChosen: boolean;
  label: string;
  onPress: () => void;
}

function Chip({ isChosen, label, onPress }: ChipProps) {
  return (
    <PressButton className={css.chip} aria-pressed={isChosen} onPress={onPress}>
      {isChosen ? <CheckIcon /> : null}
      {label}
    </PressButton>
  );
}
