import { memo } from 'react';
import type { Doctor, DoctorVisits } from '@carecircle/contracts';
import { useAllowed, useSession } from '@carecircle/remote-kit';
import { Avatar } from '@carecircle/ui';
import { MapPinIcon, PhoneIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { DoctorButtons } from './doctor-buttons';
import { DoctorMenu } from './doctor-menu';
import { useDoctorWords } from './doctors-words';
import { FavoriteButton } from './favorite-button';
import { Rating } from './rating';
import { VisitFacts } from './visit-facts';
import css from './doctors.module.css';

interface Props {
  doctor: Doctor;
  visits: DoctorVisits | undefined;
  /** Opens the form, which outlives the card: somebody may remove the doctor meanwhile. */
  onEdit: (doctor: Doctor) => void;
}

/** One doctor: who, how to reach them, and when somebody was and will be there. */
export const DoctorCard = memo(function DoctorCard({ doctor, visits, onEdit }: Props) {
  const t = useDoctorWords();
  const mayEdit = useAllowed('doctor:edit');
  const titleId = `doctor-${doctor.id}`;
  return (
    <li className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <Avatar id={doctor.id} name={doctor.name} />
        <div>
          <h3 id={titleId} className={css.name}>
            {doctor.name}
          </h3>
          <div className={css.soft}>
            {t(`specialty.${doctor.specialty}`)} <Rating stars={doctor.rating} />
          </div>
          <ForWhom recipientIds={doctor.recipientIds} />
        </div>
        {mayEdit ? (
          <div className={css.controls}>
            <FavoriteButton doctor={doctor} />
            <DoctorMenu doctor={doctor} onEdit={() => onEdit(doctor)} />
          </div>
        ) : null}
      </div>
      <div className={css.facts}>
        <VisitFacts visits={visits} />
        {doctor.phone ? (
          <div className={css.fact}>
            <PhoneIcon />
            <span>{formatPhoneNumber(doctor.phone)}</span>
          </div>
        ) : null}
        {doctor.address ? (
          <div className={css.fact}>
            <MapPinIcon />
            <span>{doctor.address}</span>
          </div>
        ) : null}
        {doctor.notes ? <p className={css.soft}>{doctor.notes}</p> : null}
      </div>
      <DoctorButtons doctor={doctor} />
    </li>
  );
});

/** Whose doctor it is, where the circle cares for several. */
function ForWhom({ recipientIds }: { recipientIds: readonly string[] }) {
  const t = useDoctorWords();
  const { recipients } = useSession();
  const names = recipients.filter(({ id }) => recipientIds.includes(id)).map(({ name }) => name);
  if (recipients.length < 2 || names.length === 0) return null;
  return <div className={css.soft}>{t('for', { names: names.join(', ') })}</div>;
}
