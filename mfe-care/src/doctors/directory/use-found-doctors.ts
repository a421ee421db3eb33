import { useDeferredValue } from 'react';
import { useLiveQuery } from '@carecircle/remote-kit';
import { useDoctorWords } from '../doctors-words';
import { specialtyNamed, type DoctorFilter } from '../find-doctors';

/** Doctors of the directory for what is typed and chosen; a specialty is also found by its name in the reader's language. */
export function useFoundDoctors(filter: DoctorFilter) {
  const t = useDoctorWords();
  const { text, specialty } = useDeferredValue(filter);
  const named = specialtyNamed(text, (one) => t(`specialty.${one}`));
  return useLiveQuery('doctors.listDirectoryDoctors', {
    ...(text.trim() && { search: text.trim() }),
    ...(specialty && { specialty }),
    ...(named && { named }),
  });
}
