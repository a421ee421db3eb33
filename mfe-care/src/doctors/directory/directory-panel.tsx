import { useState } from 'react';
import { useAllowed } from '@carecircle/remote-kit';
import { Banner, EmptyState, ErrorState, Skeleton, Text } from '@carecircle/ui';
import { SearchField } from '@carecircle/ui/fields';
import { SearchIcon } from '@carecircle/ui/icons';
import { useDoctorWords } from '../doctors-words';
import { everyDoctor } from '../find-doctors';
import { SpecialtyChips } from '../specialty-chips';
import { useDoctors } from '../use-doctors';
import { DirectoryCard } from './directory-card';
import { useFoundDoctors } from './use-found-doctors';
import css from '../doctors.module.css';

/** Find a Doctor: the directory that the operator has imported, or a sample of one (DOC-2). */
export function DirectoryPanel() {
  const t = useDoctorWords();
  const [filter, setFilter] = useState(everyDoctor);
  return (
    <div className={css.panel}>
      <SearchField
        label={t('find.search')}
        placeholder={t('find.search')}
        value={filter.text}
        onChange={(text) => setFilter({ ...filter, text: text.slice(0, 120) })}
      />
      <SpecialtyChips
        value={filter.specialty}
        onChange={(specialty) => setFilter({ ...filter, specialty })}
      />
      <Found filter={filter} />
    </div>
  );
}

function Found({ filter }: { filter: typeof everyDoctor }) {
  const t = useDoctorWords();
  const mayEdit = useAllowed('doctor:edit');
  const { data: own = [] } = useDoctors();
  const { data, error, refetch, isFetching } = useFoundDoctors(filter);
  if (!data) {
    if (!error) return <Skeleton shape="row" count={4} />;
    return <ErrorState title={t('find.failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  const known = new Set(own.map(({ name }) => name));
  return (
    <>
      {data.isSample ? <Banner tone="info">{t('find.sample')}</Banner> : null}
      {data.doctors.length === 0 ? (
        <EmptyState icon={SearchIcon} title={t('not-found.title')} text={t('not-found')} />
      ) : (
        <ul className={css.cards} aria-label={t('tab.find')}>
          {data.doctors.map((doctor) => (
            <DirectoryCard
              key={doctor.npi}
              doctor={doctor}
              mayAdd={mayEdit}
              isAdded={known.has(doctor.name)}
            />
          ))}
        </ul>
      )}
      {data.more ? <Text tone="soft">{t('find.more')}</Text> : null}
    </>
  );
}
