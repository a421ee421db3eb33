import type { Doctor } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { StarIcon } from '@carecircle/ui/icons';
import { upsertDoctor } from './apply-doctor-event';
import { useDoctorWords } from './doctors-words';
import css from './doctors.module.css';

/** Makes a doctor a favourite, which stands first, or one like the others. */
export function FavoriteButton({ doctor }: { doctor: Doctor }) {
  const t = useDoctorWords();
  const { name, isFavorite } = doctor;
  const edit = useCommand('doctors.editDoctor', {
    optimistic: ({ changes }) => [
      patch('doctors.listDoctors', (doctors) => upsertDoctor(doctors, { ...doctor, ...changes })),
    ],
  });
  return (
    <span className={isFavorite ? css.favorite : undefined}>
      <IconButton
        icon={StarIcon}
        aria-label={t('favorite.of', { name })}
        aria-pressed={isFavorite}
        onPress={() => void edit.send({ doctorId: doctor.id, changes: { isFavorite: !isFavorite } })}
        {...edit.gate.button}
      />
    </span>
  );
}
