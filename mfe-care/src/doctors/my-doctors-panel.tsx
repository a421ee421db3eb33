import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Doctor } from '@carecircle/contracts';
import { changeSearch, useAllowed } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, Skeleton } from '@carecircle/ui';
import { SearchField } from '@carecircle/ui/fields';
import { DoctorIcon, PlusIcon, SearchIcon } from '@carecircle/ui/icons';
import { CardLinks } from './cards/card-links';
import { DoctorCard } from './doctor-card';
import { useDoctorWords } from './doctors-words';
import { everyDoctor, findDoctors } from './find-doctors';
import { DoctorDialog } from './form/doctor-dialog';
import { SpecialtyChips } from './specialty-chips';
import { useDoctors } from './use-doctors';
import { useDoctorVisits } from './use-doctor-visits';
import css from './doctors.module.css';

/** The circle's own doctors: found by name and specialty, added and edited (DOC-1). */
export function MyDoctorsPanel() {
  const t = useDoctorWords();
  const [params] = useSearchParams();
  const mayEdit = useAllowed('doctor:edit');
  const { data: doctors, error, refetch, isFetching } = useDoctors();
  const [edited, setEdited] = useState<Doctor>();
  if (!doctors) {
    if (!error) return <Skeleton shape="row" count={4} />;
    return <ErrorState title={t('failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  const isAdding = mayEdit && params.get('add') !== null;
  const add = () => changeSearch({ add: '1' });
  return (
    <div className={css.panel}>
      {doctors.length === 0 ? (
        <NoDoctors onAdd={mayEdit ? add : undefined} />
      ) : (
        <FoundDoctors doctors={doctors} onAdd={mayEdit ? add : undefined} onEdit={setEdited} />
      )}
      <CardLinks doctors={doctors} />
      {isAdding ? <DoctorDialog onClose={() => changeSearch({ add: null })} /> : null}
      {edited ? (
        <DoctorDialog
          doctor={doctors.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  );
}

function NoDoctors({ onAdd }: { onAdd: (() => void) | undefined }) {
  const t = useDoctorWords();
  return (
    <EmptyState
      icon={DoctorIcon}
      title={t('none.title')}
      text={t('none')}
      action={
        onAdd ? (
          <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
            {t('add-first')}
          </Button>
        ) : null
      }
    />
  );
}

interface FoundDoctorsProps {
  doctors: readonly Doctor[];
  /** Missing where the member may not. */
  onAdd: (() => void) | undefined;
  onEdit: (doctor: Doctor) => void;
}

function FoundDoctors({ doctors, onAdd, onEdit }: FoundDoctorsProps) {
  const t = useDoctorWords();
  const visits = useDoctorVisits();
  const [filter, setFilter] = useState(everyDoctor);
  const found = findDoctors(doctors, filter, (specialty) => t(`specialty.${specialty}`));
  return (
    <>
      <div className={css.tools}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={filter.text}
          onChange={(text) => setFilter({ ...filter, text })}
        />
        {onAdd ? (
          <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
            {t('add')}
          </Button>
        ) : null}
      </div>
      <SpecialtyChips
        value={filter.specialty}
        onChange={(specialty) => setFilter({ ...filter, specialty })}
      />
      {found.length === 0 ? (
        <EmptyState icon={SearchIcon} title={t('not-found.title')} text={t('not-found')} />
      ) : (
        <ul className={css.cards} aria-label={t('tab.mine')}>
          {found.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} visits={visits.get(doctor.id)} onEdit={onEdit} />
          ))}
        </ul>
      )}
    </>
  );
}
